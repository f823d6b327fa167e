import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { setParameters } from './query';

it.prop([fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })))])(
  'sets and removes its parameters and keeps all others in their order',
  (others) => {
    const kept = others.filter(([name]) => name !== 'one' && name !== 'two');
    const query = setParameters(`?one=1&${new URLSearchParams(kept)}`, { one: '', two: 'a b' });
    expect([...new URLSearchParams(query)]).toEqual([...kept, ['two', 'a b']]);
    expect(setParameters(query, { one: '', two: 'a b' })).toBe(query);
    expect(setParameters('?one=1', { one: '' })).toBe('');
  },
);
