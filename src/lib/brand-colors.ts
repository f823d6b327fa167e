/**
 * Colors of the theme for places that read no stylesheet: the browser's own frame, icons, the
 * manifest and the social cards. They are those of `src/styles/theme.css`; a test compares them.
 */
export const brandColors = {
  paper: '#fbfaf4',
  ink: '#0f231b',
  ink2: '#41524a',
  rule: '#d6d7cc',
  pine: '#092f21',
  pineAtNight: '#093425',
  pineRule: '#335645',
  onPine: '#f5f4ea',
  onPine2: '#c4d1be',
  accent: '#d5f039',
  night: '#0f231b',
  leaf: '#137738',
} as const;
