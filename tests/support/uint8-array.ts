// jsdom brings a Uint8Array of its own, of which no buffer of Node's packages is an instance.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer);
