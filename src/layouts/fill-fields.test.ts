// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { parseLenientNumber } from '../sections/calculator/inputs';
import code from './fill-fields.js?raw';

it.each(['1,200', ' -$5k', '$-5', '−5', '€ 7', '12.5%', '', 'may5', '.5', '$'])(
  'takes %j of an address for a number if the calculator does',
  async (text) => {
    history.replaceState(null, '', `/?seats=${encodeURIComponent(text)}`);
    new Function(code)();
    const field = '<input name="seats" inputmode="numeric" value="1">';
    document.body.innerHTML = `<main><fieldset name="trip">${field}</fieldset></main>`;
    // Observers run after the code that adds elements.
    await Promise.resolve();
    dispatchEvent(new Event('DOMContentLoaded'));
    const shown = document.querySelector('input')?.value;
    expect(shown).toBe(Number.isNaN(parseLenientNumber(text)) ? '1' : text);
    history.replaceState(null, '', '/');
  },
);
