{
  const root = document.documentElement;
  const variables = FONT_VARIABLES;
  const fonts = variables.map((variable) => {
    const [webFont, ...fallbacks] = getComputedStyle(root).getPropertyValue(variable).split(',');
    root.style.setProperty(variable, fallbacks.join());
    return document.fonts.load(`1em ${webFont}`);
  });
  Promise.allSettled(fonts).then(() => {
    for (const variable of variables) root.style.removeProperty(variable);
  });
}
