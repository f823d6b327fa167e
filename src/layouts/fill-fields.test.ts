// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { parseLenientNumber } from '../sections/calculator/inputs';
import code from './fill-fields.js?raw';

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** Returns what the fields of a page show. */
async function open(query: string) {
  history.replaceState(null, '', query);
  new Function(code)();
  document.body.innerHTML = `<main><fieldset name="trip">
    <input name="city">
    <input name="seats" inputmode="numeric" value="1">
    <select name="size"><option>All</option><option>Large</option></select>
    <input type="radio" name="paid" value="monthly" checked>
    <input type="radio" name="paid" value="yearly">
  </fieldset></main>`;
  // Observers run after the code that adds elements.
  await Promise.resolve();
  dispatchEvent(new Event('DOMContentLoaded'));
  const fields = document.querySelectorAll<HTMLInputElement>(
    '[name]:is(:not([type=radio]), :checked)',
  );
  return [...fields].slice(1).map(({ value }) => value);
}

it.each([
  ['/', ['', '1', 'All', 'monthly']],
  ['/?city=Oslo&seats=2&size=Large&paid=yearly', ['Oslo', '2', 'Large', 'yearly']],
  ['/?utm_source=mail&amp;city=Oslo&amp%3Bseats=2', ['Oslo', '2', 'All', 'monthly']],
  ['/?city=&size=large&paid=never', ['', '1', 'All', 'monthly']],
])('shows what %j names', async (query, shown) => {
  expect(await open(query)).toEqual(shown);
});

it.each(['1,200', ' -$5k', '−5', '€ 7', '12.5%', '', 'may5', '.5', '$'])(
  'takes %j for a number if the calculator does',
  async (text) => {
    const [, seats] = await open(`/?seats=${encodeURIComponent(text)}`);
    expect(seats).toBe(Number.isNaN(parseLenientNumber(text)) ? '1' : text);
  },
);
