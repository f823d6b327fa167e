interface Island extends HTMLElement {
  start(): Promise<void>;
}

/** Where the code of an island cannot be fetched, the visitor is told beside it and can retry. */
export function watchIslands() {
  document.addEventListener('astro:hydration-error', (event) => {
    const island = event.target as Island;
    const notice = island.querySelector<HTMLElement>('[data-start-failed]');
    if (!notice) return;
    event.preventDefault();
    notice.hidden = false;
    notice.querySelector('button')?.addEventListener('click', () => retry(island, notice), {
      once: true,
    });
  });
}

function retry(island: Island, notice: HTMLElement) {
  notice.hidden = true;
  void island.start();
}
