import { expect, it } from 'vitest';
import { readParameter, withSearchParams } from './url';

it.each([
  ['?leads=40&deal=9000', '9000'],
  ['?leads=40&amp;deal=9000', '9000'],
  ['?leads=40&amp%3Bdeal=9000', '9000'],
  ['?leads=40&amp;deal=1&deal=2', '2'],
  ['?ideal=3', null],
])('reads the deal of %j', (query, value) => {
  expect(readParameter(query, 'deal')).toBe(value);
});

it('sets a parameter once, and keeps the others', () => {
  const query = withSearchParams('?q=why?&amp;deal=1&rate=5', { deal: 2, rate: '' });
  expect(query).toBe('?q=why%3F&deal=2');
});
