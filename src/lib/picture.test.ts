import { expect, it } from 'vitest';
import { countedTexts } from './picture';

const copy = {
  one: '1 {label}',
  other: '{count} {label}',
  held: '{held} of them held',
  heldShort: '{held} held',
  also: '{also} of them {label}',
};

it.each([
  [{ value: 1, label: 'plant' }, '1 plant', '1 plant'],
  [
    { value: 1200, label: 'doors', each: '$9k each' },
    '1,200 doors, $9k each',
    '1,200 doors, $9k each',
  ],
  [
    { value: 58, label: 'visits', held: 40, also: { value: 27, label: 'signed' } },
    '58 visits, 40 of them held, 27 of them signed',
    '58 visits, 40 held, 27 of them signed',
  ],
])('says what %j counts', (counted, alt, caption) => {
  expect(countedTexts(counted, copy)).toEqual({ alt, caption });
});
