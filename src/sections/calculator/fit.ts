/** Longer numbers get the size of this length. */
const LONGEST = 20;

/** Returns the class of the font size at which a number fits its box. Commas are half as wide. */
export const getFitClass = (text = '') =>
  `fit-${Math.min(Math.max(text.replaceAll(',', '').length, 1), LONGEST)}`;
