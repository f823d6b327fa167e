{
  const rules = [...document.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('url('));
  const fontFaces = rules.map((rule) => {
    const get = (descriptor) => rule.style.getPropertyValue(descriptor);
    const family = get('font-family').replaceAll('"', '');
    return new FontFace(family, get('src'), {
      weight: get('font-weight'),
      unicodeRange: get('unicode-range') || 'U+0-10FFFF',
    });
  });
  for (const rule of rules) {
    const sheet = rule.parentStyleSheet;
    sheet.deleteRule([...sheet.cssRules].indexOf(rule));
  }
  const applyFonts = () =>
    Promise.allSettled(fontFaces.map((face) => face.load())).then(() => {
      for (const face of fontFaces) document.fonts.add(face);
    });
  const applyFontsAfterPaint = () => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      applyFonts();
    });
    observer.observe({ type: 'paint', buffered: true });
  };
  const [visit] = performance.getEntriesByType('navigation');
  const isCached =
    visit?.type !== 'navigate' || document.referrer.startsWith(`${location.origin}/`);
  if (isCached) applyFonts();
  else addEventListener('load', applyFontsAfterPaint);
}
