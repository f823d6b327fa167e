// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { isolateTests, pause, user } from '../../../tests/support/island.ts';
import { content } from '../../data/content';
import { Calculator } from './Calculator';
import { getCalculatorPlans } from './calculate';

const { calculator: copy, failure } = content.copy;

const props = {
  plans: getCalculatorPlans(content.plans),
  modestProjects: { count: 2, all: 3 },
  bookingLink: { href: '/call', label: 'Book a call' },
  copy,
  failureCopy: failure.screen,
};

const field = (name: keyof typeof copy.fields) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: copy.fields[name] });
const slider = (name: keyof typeof copy.fields) =>
  screen.getByRole<HTMLInputElement>('slider', { name: `Adjust ${copy.fields[name]}` });
const cells = (plan: string) =>
  within(screen.getByRole('row', { name: new RegExp(plan) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const projection = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const announcement = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

async function enter(name: keyof typeof copy.fields, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
}

isolateTests();

it('follows each field with verdict, table, doubt and projection', async () => {
  render(<Calculator {...props} />);
  expect(screen.getByText('Even pays with 1 deal; 20 leads at 20% are 4.')).toBeTruthy();
  expect(screen.getByText('above the price').previousSibling?.textContent).toBe('$18,500');
  expect(cells('Pilot: 8 leads')).toEqual(['1.6', '$8,000', '$990', '$7,010']);
  expect(screen.getByText(/^on these plans .* Even at 10%: 2 deals, \$10,000\. Rev/)).toBeTruthy();
  expect(projection()).toEqual(['$10,000', '35', '$35,000', '$25,000', '−13%']);
  await enter('leads', '40');
  expect(projection()).toEqual(['$40,000', '140', '$140,000', '$100,000', '+247%']);
  await enter('deal', '250');
  expect(screen.getByText('Even costs more than its 20 leads bring.')).toBeTruthy();
  expect(screen.getByText('below the price').previousSibling?.textContent).toBe('$500');
  expect(cells('Pilot')).toEqual(['1.6', '$400', '$990', '−$590']);
  await enter('rate', '150');
  expect(screen.getByText('Enter a rate of 100% or less.')).toBeTruthy();
  pause();
  expect(announcement()).toBe('Enter a rate of 100% or less.');
  expect(screen.queryByText('above the price')).toBeNull();
  expect(cells('Even')).toEqual(['–', '–', '$1,500', '–']);
});

it.each([
  ['$5,000', '5,000'],
  ['5k', '5,000'],
  ['25%', '25'],
  ['12abc', '12'],
  ['-$5', '−5'],
  ['abc', '0'],
  ['', '0'],
])('takes a pasted "%s" as %s, which the field shows when it is left', async (text, shown) => {
  render(<Calculator {...props} />);
  await user.clear(field('deal'));
  await user.paste(text);
  expect(field('deal').value).toBe(text);
  await user.tab();
  expect(field('deal').value).toBe(shown);
});

it('moves slider and field together, and says the slider’s value', async () => {
  render(<Calculator {...props} />);
  await enter('deal', '99k');
  expect(slider('deal').value).toBe('50000');
  expect(slider('deal').getAttribute('aria-valuetext')).toBe('$50,000');
  fireEvent.change(slider('deal'), { target: { value: '7500' } });
  expect(field('deal').value).toBe('7,500');
  expect(slider('deal').getAttribute('aria-valuetext')).toBe('$7,500');
  expect(slider('rate').getAttribute('aria-valuetext')).toBe('20%');
});

it('announces the answer after a pause, and nothing before a change', async () => {
  render(<Calculator {...props} />);
  pause();
  expect(announcement()).toBe('');
  await enter('deal', '250');
  expect(announcement()).toBe('');
  pause();
  expect(announcement()).toBe(
    'Even costs more than its 20 leads bring. $500 below the price; Revenue to come: $1,750',
  );
  await enter('leads', '20');
  pause();
  expect(announcement()).toContain('Revenue to come: $3,500');
});

it('starts with the numbers of a link, announces nothing, and keeps them when a touch becomes a scroll', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Calculator {...props} />);
  field('deal').value = '100';
  render(<Calculator {...props} />, { container, hydrate: true });
  fireEvent.pointerCancel(slider('deal'));
  expect(screen.getByText(/^Even costs more/)).toBeTruthy();
  pause();
  expect(announcement()).toBe('');
});

it('has the projection alone where no plan has a price, and announces it by name', async () => {
  render(<Calculator {...props} plans={[]} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(projection()).toHaveLength(5);
  await enter('leads', '40');
  pause();
  expect(announcement()).toBe('Revenue to come: $140,000');
});

it('copies the address of the result, and says so until the result changes', async () => {
  const writeText = vi.fn();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  history.replaceState(null, '', '/?utm_term=crm#book');
  const period = { type: 'radio', name: 'billing', value: 'yearly', checked: true };
  const radio = Object.assign(document.createElement('input'), period);
  document.body.append(radio);
  render(<Calculator {...props} />);
  await enter('leads', '40');
  await user.click(screen.getByRole('button', { name: copy.share.action }));
  expect(writeText).toHaveBeenCalledWith(
    `${location.origin}/?leads=40&deal=5000&rate=20&billing=yearly`,
  );
  expect(screen.getByText(copy.share.copied)).toBeTruthy();
  await enter('leads', '41');
  expect(screen.queryByText(copy.share.copied)).toBeNull();
  radio.remove();
});

it('offers the address to copy by hand where the clipboard is refused', async () => {
  const prompt = vi.fn();
  vi.stubGlobal('prompt', prompt);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error()) } });
  render(<Calculator {...props} />);
  await user.click(screen.getByRole('button', { name: copy.share.action }));
  const address = `${location.origin}/?leads=10&deal=5000&rate=20`;
  expect(prompt).toHaveBeenCalledWith(copy.share.prompt, address);
});
