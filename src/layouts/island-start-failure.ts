/* Shows a notice with a retry button before an island whose code cannot be fetched. */
addEventListener('astro:hydration-error', (event) => {
  const island = event.target as HTMLElement;
  const template = document.querySelector<HTMLTemplateElement>('[data-start-failed]');
  const notice = template?.content.firstElementChild?.cloneNode(true);
  if (!(notice instanceof HTMLElement)) return;
  event.preventDefault();
  island.before(notice);
  notice.querySelector('button')?.addEventListener('click', () => reloadWithInputs(island));
});

/** Reloads with the inputs in the address: some browsers do not fetch a failed module again. */
function reloadWithInputs(island: HTMLElement) {
  const url = new URL(location.href);
  for (const field of island.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    const initial =
      field instanceof HTMLSelectElement ? field.options[0]?.value : field.defaultValue;
    // Fields that nobody changed keep the value of the address.
    if (field.value !== initial) url.searchParams.set(field.name, field.value);
  }
  history.replaceState(history.state, '', url);
  location.reload();
}
