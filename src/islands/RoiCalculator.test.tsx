import { failure } from '@content/copy/failure';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calculatorSection } from '../site/calculator';
import { RoiCalculator, type RoiCalculatorProps } from './RoiCalculator';

/* How it follows its fields and the address is held in the browser: tests/calculator.e2e.ts. */
const { island } = calculatorSection([]);
const { fields, share } = island.copy;
const props: RoiCalculatorProps = {
  ...island,
  plans: [{ name: 'Small', leads: 12, popular: false, price: { monthly: 9000, yearly: 6000 } }],
  failure: { ...failure, homeHref: '/' },
};

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const leads = () => field(fields.leads);

const type = (input: HTMLInputElement, value: string) =>
  fireEvent.change(input, { target: { value } });
const visit = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => visit('/'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the address of the result', () => {
  const address = `${window.location.origin}/?leads=40&deal=5000&rate=20`;
  const press = async () => {
    type(leads(), '40');
    await act(async () => screen.getByRole('button', { name: share.action }).click());
  };
  const announced = () => document.querySelector('span[role="status"]')?.textContent;
  const offer = (clipboard: Partial<Clipboard> | undefined) =>
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard }));

  it('is copied without what else the address holds, until an input changes', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    offer({ writeText });
    visit('/?utm_source=mail&billing=yearly#book');
    render(<RoiCalculator {...props} />);
    expect(announced()).toBe('');
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${address}&billing=yearly`);
    expect(announced()).toBe(share.copied);
    expect(screen.queryByRole('textbox', { name: share.addressLabel })).toBeNull();
    type(leads(), '41');
    expect(announced()).toBe('');
  });

  it.each([
    ['refused', { writeText: () => Promise.reject(new Error('denied')) }],
    ['missing', undefined],
  ])('stands in a field to copy by hand where the clipboard is %s', async (_, clipboard) => {
    offer(clipboard);
    render(<RoiCalculator {...props} />);
    await press();
    const shown = field(share.addressLabel);
    const { value, readOnly, selectionEnd } = shown;
    expect([value, readOnly, selectionEnd]).toEqual([address, true, address.length]);
    expect(document.activeElement).toBe(shown);
    expect(announced()).toBe(share.refused);
  });
});
