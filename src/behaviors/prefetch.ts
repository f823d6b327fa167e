const isSavingData = () =>
  (navigator as Navigator & { connection?: { saveData: boolean } }).connection?.saveData === true;

/** The path of the internal page that the target of an event links to. */
function linkedPage({ target }: Event): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.download || link.target) return undefined;
  return link.pathname === location.pathname ? undefined : link.pathname + link.search;
}

/** Prefetches pages on intent in browsers without speculation rules. Data saving stops both. */
export function prefetchLinkedPages() {
  if (isSavingData()) {
    document.querySelector('script[type="speculationrules"]')?.remove();
    return;
  }
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set<string>();
  const prefetch = (event: Event) => {
    const page = linkedPage(event);
    if (!page || fetched.has(page)) return;
    fetched.add(page);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', href: page }),
    );
  };
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetch, { passive: true });
  }
}
