import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RoiCalculator, type RoiCalculatorProps } from './RoiCalculator';

const props: RoiCalculatorProps = {
  copy: {
    fieldsLabel: 'Your numbers',
    fields: {
      leads: 'Current leads per month',
      deal: 'Average deal value ($)',
      rate: 'Close rate (%)',
    },
    results: {
      currentRevenue: 'Current revenue',
      projectedLeads: 'Projected leads',
      projectedRevenue: 'Projected revenue',
      additionalRevenue: 'Additional revenue',
      annualRoi: 'Annual ROI',
    },
    perMonth: 'per month',
    note: 'Based on average client results of 3.5x pipeline improvement.',
    roiNote: 'One month against an annual cost of $28,800.',
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
    share: {
      action: 'Copy link',
      copied: 'Copied',
      refused: 'Not copied.',
      addressLabel: 'Address',
    },
    chart: {
      title: 'Revenue per month',
      today: 'Today',
      projected: 'Projected',
      leads: '{count} leads',
    },
    spoken: '{projected} projected, {additional} more, {roi} ROI.',
    withoutScripts: '{leads} leads, {deal}, {rate}%.',
  },
  plans: [{ name: 'Small', leads: 12 }, { name: 'Large', leads: 30 }, { name: 'Open' }],
  booking: { href: 'https://calendar.example/call', label: 'Book a call', next: 'Pick a time.' },
  failure: {
    title: 'Unexpected Application Error!',
    message: 'The page could not be loaded.',
    lead: 'Something went wrong.',
    retry: 'Try again',
    home: 'Return to Home',
    homeHref: '/',
    startFailed: 'This part could not start.',
  },
};

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const leads = () => field('Current leads per month');
const deal = () => field('Average deal value ($)');
const rate = () => field('Close rate (%)');

/** The results as a visitor reads them, in the order of the specification. */
function results() {
  return Object.values(props.copy.results).map(
    (label) => screen.getByText(label).parentElement?.querySelector('output')?.textContent,
  );
}

const type = (input: HTMLInputElement, value: string) =>
  fireEvent.change(input, { target: { value } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const visit = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  vi.useFakeTimers();
  visit('/');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the results of the calculator', () => {
  it('are those of the default inputs at first', () => {
    render(<RoiCalculator {...props} />);
    expect([leads().value, deal().value, rate().value]).toEqual(['10', '5000', '20']);
    expect(results()).toEqual(['$10,000', '35', '$35,000', '$25,000', '-13%']);
  });

  it('follow at every key', async () => {
    vi.useRealTimers();
    const user = userEvent.setup();
    render(<RoiCalculator {...props} />);
    await user.clear(leads());
    expect(results()).toEqual(['$0', '0', '$0', '$0', '-100%']);
    await user.type(leads(), '4');
    expect(results()).toEqual(['$4,000', '14', '$14,000', '$10,000', '-65%']);
    await user.type(leads(), '0');
    expect(results()).toEqual(['$40,000', '140', '$140,000', '$100,000', '+247%']);
  });

  it('follow the deal value and the close rate too', () => {
    render(<RoiCalculator {...props} />);
    type(deal(), '10000');
    expect(results()).toEqual(['$20,000', '35', '$70,000', '$50,000', '+74%']);
    type(rate(), '50');
    expect(results()).toEqual(['$50,000', '35', '$175,000', '$125,000', '+334%']);
  });

  it('count a text without a number as 0 and take a number as far as it goes', () => {
    render(<RoiCalculator {...props} />);
    type(leads(), 'many');
    expect(results()).toEqual(['$0', '0', '$0', '$0', '-100%']);
    type(leads(), '12abc');
    expect(results()[0]).toBe('$12,000');
    type(leads(), '3.9');
    expect(results()[0]).toBe('$3,000');
  });

  it('are negative for negative inputs', () => {
    render(<RoiCalculator {...props} />);
    type(leads(), '-5');
    expect(results()).toEqual(['-$5,000', '-17', '-$17,000', '-$12,000', '-142%']);
  });

  it('stay readable for a number of 400 digits', () => {
    render(<RoiCalculator {...props} />);
    for (const input of [leads(), deal(), rate()]) type(input, '9'.repeat(400));
    for (const result of results()) expect(result).toMatch(/^[+$]?\d[\d,]*%?$/);
  });

  it('are said again below the chart', () => {
    render(<RoiCalculator {...props} />);
    type(leads(), '40');
    const figure = screen.getByRole('figure');
    expect(figure.textContent).toContain('Today: 40 leads');
    expect(figure.textContent).toContain('Projected: 140 leads');
    expect(figure.textContent).toContain('$140,000');
  });

  it('are read out in one sentence after a pause, and not before something changed', () => {
    render(<RoiCalculator {...props} />);
    const status = () => document.querySelector('p[role="status"]')?.textContent;
    wait(5000);
    expect(status()).toBe('');
    type(leads(), '4');
    wait(999);
    type(leads(), '40');
    wait(999);
    expect(status()).toBe('');
    wait(1);
    expect(status()).toBe('$140,000 projected, $100,000 more, +247% ROI.');
  });
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
    await act(async () => screen.getByRole('button', { name: 'Copy link' }).click());
  };
  const announced = () => document.querySelector('span[role="status"]')?.textContent;
  const offer = (clipboard: Partial<Clipboard> | undefined) =>
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);

  it('is copied without what else the address holds, until an input changes', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    offer({ writeText });
    visit('/?utm_source=mail#book');
    render(<RoiCalculator {...props} />);
    expect(announced()).toBe('');
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
    expect(announced()).toBe('Copied');
    expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
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
    const shown = field('Address');
    expect([shown.value, shown.readOnly, shown.selectionEnd]).toEqual([
      address,
      true,
      address.length,
    ]);
    expect(document.activeElement).toBe(shown);
    expect(announced()).toBe('Not copied.');
  });

  it('is not offered before scripts run', () => {
    document.body.innerHTML = renderToString(<RoiCalculator {...props} />);
    const button = screen.getByText('Copy link').closest('button');
    expect(button?.parentElement?.parentElement?.className).toContain('invisible');
  });
});

describe('the fields of the calculator', () => {
  it('keep what is typed', () => {
    render(<RoiCalculator {...props} />);
    type(leads(), '12abc');
    fireEvent.blur(leads());
    expect(leads().value).toBe('12abc');
  });

  it.each(['', '  ', 'abc', '-'])('show 0 when one is left that holds "%s"', (text) => {
    render(<RoiCalculator {...props} />);
    type(deal(), text);
    expect(deal().value).toBe(text);
    fireEvent.blur(deal());
    expect(deal().value).toBe('0');
    expect([leads().value, rate().value]).toEqual(['10', '20']);
  });
});

describe('the address of the calculator', () => {
  it('follows when typing pauses', () => {
    visit('/?utm_source=mail#book');
    render(<RoiCalculator {...props} />);
    type(leads(), '4');
    wait(299);
    type(leads(), '40');
    wait(299);
    expect(window.location.search).toBe('?utm_source=mail');
    wait(1);
    expect(window.location.search).toBe('?utm_source=mail&leads=40&deal=5000&rate=20');
    expect(window.location.hash).toBe('#book');
  });

  it('makes no new entry in the history', () => {
    render(<RoiCalculator {...props} />);
    const before = window.history.length;
    type(leads(), '40');
    wait(300);
    expect(window.location.search).toBe('?leads=40&deal=5000&rate=20');
    expect(window.history.length).toBe(before);
  });

  it('stays clean while nothing is typed', () => {
    render(<RoiCalculator {...props} />);
    wait(5000);
    expect(window.location.search).toBe('');
  });

  it('holds numbers, whatever is typed', () => {
    render(<RoiCalculator {...props} />);
    type(leads(), '12abc');
    type(deal(), '');
    wait(300);
    expect(window.location.search).toBe('?leads=12&deal=0&rate=20');
  });

  it('returns to the defaults when the visitor does', () => {
    render(<RoiCalculator {...props} />);
    type(leads(), '40');
    wait(300);
    type(leads(), '10');
    wait(300);
    expect(window.location.search).toBe('?leads=10&deal=5000&rate=20');
  });

  it('fills the fields of whoever opens it', () => {
    visit('/?leads=40&rate=25');
    render(<RoiCalculator {...props} />);
    expect([leads().value, deal().value, rate().value]).toEqual(['40', '5000', '25']);
    expect(results()[0]).toBe('$50,000');
  });

  it('keeps an anchor that the visitor followed before typing had paused', () => {
    render(<RoiCalculator {...props} />);
    type(leads(), '40');
    visit('/#pricing');
    wait(300);
    expect(window.location.search + window.location.hash).toBe(
      '?leads=40&deal=5000&rate=20#pricing',
    );
  });

  it('keeps the inputs on the way back to an anchor from before they were typed', () => {
    render(<RoiCalculator {...props} />);
    type(leads(), '40');
    wait(300);
    act(() => {
      visit('/#how');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(leads().value).toBe('40');
    expect(window.location.search + window.location.hash).toBe('?leads=40&deal=5000&rate=20#how');
  });

  it('is not written after the calculator is gone', () => {
    const { unmount } = render(<RoiCalculator {...props} />);
    type(leads(), '40');
    unmount();
    wait(1000);
    expect(window.location.search).toBe('');
  });
});

describe('the calculator before it starts', () => {
  function renderedPage() {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<RoiCalculator {...props} />);
    document.body.append(container);
    return container;
  }

  it('shows the results of the default inputs', () => {
    renderedPage();
    expect(results()).toEqual(['$10,000', '35', '$35,000', '$25,000', '-13%']);
  });

  it('keeps what was typed into it, even against the address', () => {
    visit('/?leads=7&deal=100');
    const container = renderedPage();
    leads().value = '40';
    render(<RoiCalculator {...props} />, { container, hydrate: true });
    expect([leads().value, deal().value, rate().value]).toEqual(['40', '100', '20']);
    expect(results()[0]).toBe('$800');
  });

  it('shows 0 in a field that was emptied and left, but not in one that is still in use', () => {
    const container = renderedPage();
    leads().value = '';
    deal().value = '';
    deal().focus();
    render(<RoiCalculator {...props} />, { container, hydrate: true });
    expect([leads().value, deal().value, rate().value]).toEqual(['0', '', '20']);
  });

  it('no longer marks its results as stale once it has started', () => {
    // React says, while developing, that the page has set an attribute on its own.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const container = renderedPage();
    const calculator = container.querySelector<HTMLElement>('[data-calculator]');
    calculator?.setAttribute('data-stale', '');
    render(<RoiCalculator {...props} />, { container, hydrate: true });
    expect(calculator?.hasAttribute('data-stale')).toBe(false);
  });
});
