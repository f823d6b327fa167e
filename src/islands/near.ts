import type { ClientDirective } from 'astro';

/** How far below or above the window an island starts to load. */
const margin = '600px 0px';

/** Settles at the first paint: before it, an island would only keep the words of the page waiting. */
const painted = new Promise((settle) => {
  new PerformanceObserver(settle).observe({ type: 'paint', buffered: true });
});

/**
 * Starts an island when the visitor comes near it, points at it or focuses something in it,
 * whichever is first. Focus and pointing matter where the window jumps straight to the island.
 */
const near: ClientDirective = (load, _options, element) => {
  const island = element;
  const events = ['focusin', 'pointerdown', 'pointerover'] as const;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) void painted.then(start);
    },
    { rootMargin: margin },
  );
  let started = false;

  async function start() {
    if (started) return;
    started = true;
    observer.disconnect();
    for (const event of events) island.removeEventListener(event, start);
    const hydrate = await load();
    await hydrate();
  }

  for (const event of events) island.addEventListener(event, start);
  // The island itself takes no room of its own (display: contents): its children are watched.
  for (const child of island.children) observer.observe(child);
};

export default near;
