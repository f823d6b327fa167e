/** The greatest number of characters that has a class (`utilities.css`). */
const LONGEST = 20;

/** Returns the class of the font size at which this many characters are as wide as their container. */
export const getFitClass = (characters: number) =>
  `fit-${Math.min(Math.max(characters, 1), LONGEST)}`;

/** In characters, as measured, with small signs. */
const widths = [
  [/[02-9%kxB]/g, 1.03],
  [/M/g, 1.55],
  [/1/g, 0.6],
  [/[+−$]/g, 0.5],
  [/[.,]/g, 0.37],
] as const;

/** Fits a figure with small signs closely, in quarters of a character; from eight on, in whole ones. */
export function getCloseFit(figure: string) {
  const width = widths.reduce(
    (total, [characters, each]) => total + each * (figure.match(characters)?.length ?? 0),
    -0.97,
  );
  return getFitClass(width < 8 ? Math.ceil(4 * width) / 4 : Math.ceil(width));
}
