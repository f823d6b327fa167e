import { failure } from '@content/copy/failure';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calculatorSection } from '../site/calculator';
import { RoiCalculator, type RoiCalculatorProps } from './RoiCalculator';

/* How it follows its fields and the address is held in the browser: tests/calculator.e2e.ts. */
const { island } = calculatorSection([]);
const { fields, share } = island.copy;
const props: RoiCalculatorProps = {
  ...island,
  copy: {
    ...island.copy,
    meaning: {
      covered: '{additional} of {cost}: {percent}%',
      coveredInFull: '{additional} against {cost}: {percent}%',
      notCovered: 'nothing of {cost}',
      notes: ['Revenue, not profit.'],
      leadsIncluded: '{added} more, {plan} has {count}',
      leadsBeyond: '{added} more than {plan}: ask about {unlimited}',
      leadsBeyondAll: '{added} more than {plan}: ask',
      leadsOnly: '{added} more',
      noMoreLeads: 'no more',
    },
  },
  plans: [{ name: 'Small', leads: 12 }, { name: 'Large', leads: 30 }, { name: 'Open' }],
  failure: { ...failure, homeHref: '/' },
};

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const leads = () => field(fields.leads);

const type = (input: HTMLInputElement, value: string) =>
  fireEvent.change(input, { target: { value } });
const visit = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  visit('/');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('what the results mean', () => {
  const meaning = () =>
    screen.getByText('Revenue, not profit.').closest('ul')?.querySelectorAll('li') ?? [];
  const sentences = () => [...meaning()].map((item) => item.textContent);

  it('is said for the default inputs', () => {
    render(<RoiCalculator {...props} />);
    expect(sentences()).toEqual([
      '$25,000 of $28,800: 87%',
      'Revenue, not profit.',
      '25 more, Large has 30',
    ]);
  });

  it.each([
    ['40', '$100,000 against $28,800: 347%', '100 more than Large: ask about Open'],
    ['0', 'nothing of $28,800', 'no more'],
    ['-5', 'nothing of $28,800', 'no more'],
  ])('follows the inputs: %s leads', (text, first, last) => {
    render(<RoiCalculator {...props} />);
    type(leads(), text);
    expect([sentences()[0], sentences()[2]]).toEqual([first, last]);
  });

  it.each([
    [[{ name: 'Small', leads: 12 }], '25 more than Small: ask'],
    [[{ name: 'Open' }], '25 more'],
    [[], '25 more'],
  ])('names no plan that there is not: %j', (plans, last) => {
    render(<RoiCalculator {...props} plans={plans} />);
    expect(sentences()[2]).toBe(last);
  });
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
    visit('/?utm_source=mail#book');
    render(<RoiCalculator {...props} />);
    expect(announced()).toBe('');
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
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
    expect([shown.value, shown.readOnly, shown.selectionEnd]).toEqual([
      address,
      true,
      address.length,
    ]);
    expect(document.activeElement).toBe(shown);
    expect(announced()).toBe(share.refused);
  });

  it('is not offered before scripts run', () => {
    document.body.innerHTML = renderToString(<RoiCalculator {...props} />);
    const button = screen.getByText(share.action).closest('button');
    expect(button?.parentElement?.parentElement?.className).toContain('invisible');
  });
});
