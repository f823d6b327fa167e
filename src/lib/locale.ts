/* US English: decision 013. */
export const language = 'en';
export const locale = 'en-US';
