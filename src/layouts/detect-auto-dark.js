{
  const { head, documentElement } = document;
  // With a browser's automatic dark mode, `Canvas` is dark although the page is light.
  head.style.cssText = 'color-scheme: light; background-color: Canvas';
  const [, red] = getComputedStyle(head).backgroundColor.match(/(\d+)/) ?? [];
  head.removeAttribute('style');
  documentElement.toggleAttribute('data-auto-dark', red < 128);
  // Keep Dark Reader from changing the page's own dark scheme.
  if (matchMedia('(prefers-color-scheme: dark)').matches)
    head.appendChild(document.createElement('meta')).name = 'darkreader-lock';
}
