import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { content } from '../../data/content';
import { BillingSwitch } from './BillingSwitch';

const { pricing: copy } = content.copy.home;

it.each([
  [[20, 20], 'Save 20%'],
  [[21, 0, 20], 'Save up to 21%'],
  [[0, 0], undefined],
])('plans that save %j percent say %j', (savings, text) => {
  const html = renderToStaticMarkup(<BillingSwitch savings={savings} copy={copy} />);
  expect(/Save[^<]*/.exec(html)?.[0]).toBe(text);
});
