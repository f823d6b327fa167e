interface Island extends HTMLElement {
  start(): Promise<void>;
}

/** The browser scrolls smoothly to a focused field, and stops short if the layout above changes. */
export function revealFocusedIsland() {
  addEventListener('focusin', ({ target }) => {
    if (!(target as Element).closest('astro-island[ssr]')) return;
    (target as Element).scrollIntoView({ behavior: 'instant', block: 'nearest' });
  });
}

/** Shows a notice with a retry button before an island whose code cannot be fetched. */
export function watchIslands() {
  addEventListener('astro:hydration-error', async (event) => {
    const island = event.target as Island;
    event.preventDefault();
    if (island.dataset.retried && (await canFetch(island))) return reloadWithInputs(island);
    const template = document.querySelector<HTMLTemplateElement>('[data-start-failed]');
    const notice = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
    island.before(notice);
    notice.querySelector('button')?.addEventListener('click', () => {
      notice.remove();
      island.dataset.retried = 'yes';
      void island.start();
    });
  });
}

const canFetch = (island: Island): Promise<boolean> =>
  fetch(island.getAttribute('component-url') as string).then(
    ({ ok }) => ok,
    () => false,
  );

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
    const slider = target as HTMLInputElement;
    if (slider.type === 'range')
      (slider.previousElementSibling as HTMLInputElement).value = slider.value;
  });
  const { searchParams } = new URL(location.href);
  const fields = [...calculator.querySelectorAll<HTMLInputElement>('[name]')];
  const { dataset } = document.documentElement;
  // After reload, back and forward the browser restores the scroll position.
  if (location.hash || dataset.visit !== 'navigate') return;
  if (!fields.some(({ name }) => searchParams.has(name))) return;
  delete dataset.fontsPending;
  calculator.closest('section')?.scrollIntoView({ behavior: 'instant' });
}
