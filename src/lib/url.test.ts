import { expect, it } from 'vitest';
import { withSearchParams } from './url';

it('sets a parameter once, and keeps the others', () => {
  const query = withSearchParams('?q=why?&deal=1&rate=5&deal=3', { deal: 2, rate: '' });
  expect(query).toBe('?q=why%3F&deal=2');
});
