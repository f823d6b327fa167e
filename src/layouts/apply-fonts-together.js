{
  const root = document.documentElement;
  const variables = FONT_VARIABLES;
  const fonts = variables.map((variable) => {
    const [webFont, ...fallbacks] = getComputedStyle(root).getPropertyValue(variable).split(',');
    root.style.setProperty(variable, fallbacks.join());
    return `1em ${webFont}`;
  });
  const applyFonts = () =>
    Promise.allSettled(fonts.map((font) => document.fonts.load(font))).then(() => {
      for (const variable of variables) root.style.removeProperty(variable);
    });
  const [visit] = performance.getEntriesByType('navigation');
  const isCached =
    visit?.type !== 'navigate' || document.referrer.startsWith(`${location.origin}/`);
  if (isCached) applyFonts();
  else addEventListener('load', applyFonts);
}
