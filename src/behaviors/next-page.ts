interface Connection {
  saveData: boolean;
}

const isSavingData = () =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Another page of this site, or undefined where the link leads elsewhere or stays here. */
function nextPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.download || link.target) return;
  const page = link.pathname + link.search;
  return link.pathname === location.pathname ? undefined : page;
}

/**
 * The page's speculation rules fetch the next page on intent. Where a browser lacks them, a plain
 * prefetch does; a visitor who saves data gets neither.
 */
export function prepareNextPage() {
  if (isSavingData()) {
    document.querySelector('script[type="speculationrules"]')?.remove();
    return;
  }
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const page = nextPage(target);
    if (!page || fetched.has(page)) return;
    fetched.add(page);
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = page;
    document.head.append(link);
  };
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetch, { passive: true });
  }
}
