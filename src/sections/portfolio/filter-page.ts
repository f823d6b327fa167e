import { readParameter, updateAddress as setAddress } from '../../lib/url';
import { ALL, type Filters, filterProjects, formatOption, normalize } from './filter';

/** Milliseconds from the last letter to the announcement and the new address, which browsers limit. */
const PAUSE = 500;

const find = <Type extends HTMLElement>(selector: string) =>
  document.querySelector<Type>(`main ${selector}`) as Type;

const search = find<HTMLInputElement>('[name="q"]');
const industry = find<HTMLSelectElement>('[name="industry"]');
const type = find<HTMLSelectElement>('[name="type"]');
const shownCount = find('[data-shown]');
const announcement = find('[data-announcement]');
const clearButton = find('[data-clear]');
const noProjects = find('[data-no-projects]');

const projects = [...find('[data-projects]').children].map((child) => {
  const item = child as HTMLElement;
  const { industry = '', type = '', text = '' } = item.dataset;
  return { item, industry, type, text: normalize(text) };
});

const readFilters = (): Filters => ({
  industry: industry.value,
  type: type.value,
  q: search.value,
});

function showProjects() {
  const filters = readFilters();
  const shown = filterProjects(projects, filters);
  for (const project of projects) project.item.hidden = !shown.includes(project);
  for (const select of [industry, type]) {
    for (const option of select.options) {
      const { length } = filterProjects(projects, { ...filters, [select.name]: option.value });
      option.textContent = formatOption(option.dataset.name ?? '', length);
    }
  }
  shownCount.textContent = String(shown.length);
  noProjects.hidden = shown.length > 0;
  const isFiltered = filters.industry !== ALL || filters.type !== ALL || filters.q.trim() !== '';
  clearButton.hidden = !isFiltered || shown.length === 0;
}

function updateAddress() {
  const { industry, type, q } = readFilters();
  setAddress({
    industry: industry === ALL ? '' : industry,
    type: type === ALL ? '' : type,
    q: q.trim() === '' ? '' : q,
  });
}

function finishChange() {
  updateAddress();
  const text = noProjects.hidden ? shownCount.parentElement : noProjects.querySelector('p');
  announcement.textContent = text?.textContent ?? '';
}

let timer: ReturnType<typeof setTimeout>;

function handleInput() {
  showProjects();
  clearTimeout(timer);
  timer = setTimeout(finishChange, PAUSE);
}

function clearFilters() {
  search.value = '';
  industry.value = ALL;
  type.value = ALL;
  // The button disappears.
  search.focus();
  handleInput();
}

for (const field of [search, industry, type]) {
  // What a visitor entered while the page arrived is newer than the address.
  const isUntouched = field.value === '' || field.value === ALL;
  if (isUntouched) field.value = readParameter(location.search, field.name) ?? field.value;
  // An unknown value of the address.
  if (field.value === '' && field !== search) field.value = ALL;
  field.addEventListener('input', handleInput);
  // The next click may leave the page.
  field.addEventListener('change', updateAddress);
}
for (const button of [clearButton, noProjects.querySelector('button')]) {
  button?.addEventListener('click', clearFilters);
}
search.addEventListener('keydown', ({ key, isComposing }) => {
  // Closes a phone's keyboard, unless the key confirms a composition.
  if (key === 'Enter' && !isComposing && matchMedia('(hover: none)').matches) search.blur();
});
addEventListener('popstate', updateAddress);
showProjects();
updateAddress();
document.documentElement.removeAttribute('data-filtering');
