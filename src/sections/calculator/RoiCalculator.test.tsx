// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { content } from '../../data/content';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { RoiCalculator } from './RoiCalculator';

const copy = content.copy.calculator as CalculatorCopy;

const props = {
  copy,
  plans: [],
  clientCloseRates: undefined,
  bookingLink: { href: '/', label: 'Book' },
};
const { fields, share } = copy;

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const enterLeads = (value: string) => fireEvent.change(field(fields.leads), { target: { value } });
const announced = () =>
  [...document.querySelectorAll('div[role="status"]')].map(({ textContent }) => textContent);
const pressCopy = () => act(async () => screen.getByRole('button', { name: share.action }).click());
const address = `${window.location.origin}/?leads=40&deal=5000&rate=20`;

async function copyLink(clipboard: Partial<Clipboard> | undefined, visited: string) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard }));
  window.history.replaceState(null, '', visited);
  render(<RoiCalculator {...props} failureCopy={content.copy.failure.screen} />);
  enterLeads('40');
  await pressCopy();
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

it('copies an address with only the inputs, and forgets it when an input changes', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const yearly = '<input type="radio" name="billing" value="yearly" checked>';
  document.body.innerHTML = `<fieldset data-billing>${yearly}</fieldset>`;
  await copyLink({ writeText }, '/?utm_source=mail#book');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${address}&billing=yearly`);
  expect(announced()).toContain(share.copied);
  expect(screen.queryByRole('textbox', { name: share.addressLabel })).toBeNull();
  enterLeads('41');
  expect(announced()).not.toContain(share.copied);
});

it.each([
  ['refused', { writeText: () => Promise.reject(new Error('denied')) }],
  ['missing', undefined],
])('shows the address to copy by hand where the clipboard is %s', async (_, clipboard) => {
  await copyLink(clipboard, '/');
  const shown = field(share.addressLabel);
  expect([shown.value, shown.readOnly]).toEqual([address, true]);
  expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, address.length]);
  expect(document.activeElement).toBe(shown);
  expect(announced()).toContain(share.refused);
  screen.getByRole('button', { name: share.action }).focus();
  await pressCopy();
  expect(document.activeElement).toBe(field(share.addressLabel));
});
