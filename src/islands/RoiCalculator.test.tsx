import { failure } from '@content/copy/failure';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { calculatorSection } from '../site/calculator';
import { RoiCalculator } from './RoiCalculator';

const { island } = calculatorSection([]);
const { fields, share } = island.copy;

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (value: string) => fireEvent.change(field(fields.leads), { target: { value } });
const announced = () => document.querySelector('[role="status"]')?.textContent;
const address = `${window.location.origin}/?leads=40&deal=5000&rate=20`;

async function copyLink(clipboard: Partial<Clipboard> | undefined, visited: string) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard }));
  window.history.replaceState(null, '', visited);
  render(<RoiCalculator {...island} failure={{ ...failure, homeHref: '/' }} />);
  expect(announced()).toBe('');
  type('40');
  await act(async () => screen.getByRole('button', { name: share.action }).click());
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('copies an address with only the inputs, and forgets it when an input changes', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  await copyLink({ writeText }, '/?utm_source=mail&billing=yearly#book');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${address}&billing=yearly`);
  expect(announced()).toBe(share.copied);
  expect(screen.queryByRole('textbox', { name: share.addressLabel })).toBeNull();
  type('41');
  expect(announced()).toBe('');
});

it.each([
  ['refused', { writeText: () => Promise.reject(new Error('denied')) }],
  ['missing', undefined],
])('shows the address to copy by hand where the clipboard is %s', async (_, clipboard) => {
  await copyLink(clipboard, '/');
  const shown = field(share.addressLabel);
  const { value, readOnly, selectionEnd } = shown;
  expect([value, readOnly, selectionEnd]).toEqual([address, true, address.length]);
  expect(document.activeElement).toBe(shown);
  expect(announced()).toBe(share.refused);
});
