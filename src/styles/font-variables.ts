/** The CSS variables of the web fonts, from which theme.css makes its font tokens. The largest is first. */
export const fontVariables = {
  text: '--font-instrument',
  display: '--font-bricolage',
  figures: '--font-bricolage-figures',
} as const;
