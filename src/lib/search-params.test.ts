import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { withParameters } from './search-params';

it.prop([fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })))])(
  'sets and removes its parameters and keeps all others in their order',
  (others) => {
    const kept = others.filter(([name]) => name !== 'one' && name !== 'two');
    const search = withParameters(`?one=1&${new URLSearchParams(kept)}`, { one: '', two: 'a b' });
    expect([...new URLSearchParams(search)]).toEqual([...kept, ['two', 'a b']]);
    expect(withParameters(search, { one: '', two: 'a b' })).toBe(search);
    expect(withParameters('?one=1', { one: '' })).toBe('');
  },
);
