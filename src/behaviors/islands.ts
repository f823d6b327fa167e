interface Island extends HTMLElement {
  start(): Promise<void>;
}

/** The browser scrolls smoothly to a focused field, and stops short if the layout above changes. */
export function revealFocusedIsland() {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element && target.closest('astro-island[ssr]'))) return;
    target.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  });
}

/** Shows a notice with a retry button before an island whose code cannot be fetched. */
export function watchIslands() {
  document.addEventListener('astro:hydration-error', async (event) => {
    const island = event.target as Island;
    const template = document.querySelector<HTMLTemplateElement>('[data-start-failed]');
    const notice = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
    event.preventDefault();
    if ('retried' in island.dataset && (await canFetch(island))) return reloadWithInputs(island);
    island.before(notice);
    notice.querySelector('button')?.addEventListener('click', () => {
      notice.remove();
      island.dataset.retried = '';
      void island.start();
    });
  });
}

function canFetch(island: Island): Promise<boolean> {
  const files = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? '');
  return Promise.all(files.map((file) => fetch(file))).then(
    (responses) => responses.every(({ ok }) => ok),
    () => false,
  );
}

/** Some browsers fetch a failed module again only after a reload; the address keeps the inputs. */
function reloadWithInputs(island: Island) {
  const address = new URL(location.href);
  for (const field of island.querySelectorAll<HTMLSelectElement>('input, select')) {
    // The first option of a dropdown is no filter.
    if (field.selectedIndex !== 0) address.searchParams.set(field.name, field.value);
  }
  history.replaceState(history.state, '', address);
  location.reload();
}

/** Keeps input from before hydration; scrolls to the calculator if the address has inputs. */
export function watchCalculator() {
  const calculator = document.querySelector<HTMLElement>('[data-calculator]');
  if (!calculator) return;
  calculator.addEventListener('input', ({ target }) => {
    const island = calculator.closest<HTMLElement>('astro-island[ssr]');
    if (!island) return;
    island.dataset.stale = '';
    // A slider stands after its field, which is read at hydration.
    const { type, value, previousElementSibling } = target as HTMLInputElement;
    if (type === 'range') Object.assign(previousElementSibling ?? {}, { value });
  });
  // After reload, back and forward the browser restores the scroll position.
  const { dataset } = document.documentElement;
  if (location.hash === '' && dataset.visit === 'navigate' && holdsInputs(calculator)) {
    delete dataset.fontsPending;
    calculator.closest('section')?.scrollIntoView({ behavior: 'instant' });
  }
}

function holdsInputs(calculator: HTMLElement): boolean {
  const parameters = new URLSearchParams(location.search);
  return [...calculator.querySelectorAll<HTMLInputElement>('[name]')].some(({ name }) =>
    parameters.has(name),
  );
}
