/** The owner's only trace of a dead link: the specification asks for an error in the console. */
console.error(`404: no page at ${location.pathname}`);
