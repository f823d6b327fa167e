import { expect, it } from 'vitest';
import { isStyle, parseElements, replaceElements } from './markup.ts';

it('replaces elements and leaves the rest of the markup as it was written', () => {
  const html = '<!doctype html><style>a</style><p CLASS=x>&amp;<style>b</style></p>';
  const [first, second] = parseElements(html).filter(isStyle);
  if (!(first && second)) throw new Error('The styles were not found.');
  const replaced = replaceElements(
    html,
    new Map([
      [first, '<b>1</b>'],
      [second, ''],
    ]),
  );
  expect(replaced).toBe('<!doctype html><b>1</b><p CLASS=x>&amp;</p>');
});
