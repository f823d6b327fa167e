import { expect, it } from 'vitest';
import { setParameters } from './query';

it('sets and removes its parameters and keeps all others in their order', () => {
  const values = { one: '', two: 'a b' };
  const query = setParameters('?utm_source=mail&one=1&q=crm&q=%26', values);
  expect(query).toBe('?utm_source=mail&q=crm&q=%26&two=a+b');
  expect(setParameters(query, values)).toBe(query);
  expect(setParameters('?one=1', { one: '' })).toBe('');
});
