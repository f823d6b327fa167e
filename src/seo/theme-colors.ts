/** The color `pine` of `theme.css`, for metadata and icons, which cannot use custom properties. */
export const themeColors = { light: '#092f21', dark: '#04271b' } as const;
