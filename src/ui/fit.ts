/** The greatest number of characters that has a class (`theme.css`). */
const LONGEST = 20;

/** Returns the class of the font size at which a text of this length is as wide as its container. */
export const getFitClass = (length: number) => `fit-${Math.min(Math.max(length, 1), LONGEST)}`;
