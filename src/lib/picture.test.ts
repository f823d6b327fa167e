import { expect, it } from 'vitest';
import { pictureAlt } from './picture';

const copy = {
  one: '1 square, 1 {label}',
  other: '{count} squares, {count} {label}',
  held: '{held} of them held',
  also: '{also} of them {label}',
};

it.each([
  [{ value: 1, label: 'plant' }, '1 square, 1 plant'],
  [{ value: 1200, label: 'doors' }, '1,200 squares, 1,200 doors'],
  [
    { value: 58, label: 'visits', held: 40, also: { value: 27, label: 'signed' } },
    '58 squares, 58 visits, 40 of them held, 27 of them signed',
  ],
])('says what %j counts', (counted, text) => {
  expect(pictureAlt({ counted }, copy)).toBe(text);
});
