/* US English: docs/specification.md, section 10. */
export const language = 'en';
export const locale = 'en-US';
