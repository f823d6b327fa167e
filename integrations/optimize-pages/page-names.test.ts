import { expect, it } from 'vitest';
import { namesOf } from './page-names.ts';

const html = `<!doctype html><html><body>
  <astro-island component-url="/_astro/a.js" renderer-url="/_astro/b.js"></astro-island>
  <p id="x" class="lg:block  a" style="top: var(--y)">Text</p>
  <svg><linearGradient id="g"/></svg>
  <template><b class="in-template"></b></template>
  <script>const z = 'c';</script>
  <script type="module" src="/_astro/page.js"></script>
</body></html>`;

it('takes every name that a selector can hold', () => {
  const names = namesOf(html);
  expect([...names.classes]).toEqual(['lg:block', 'a', 'in-template']);
  expect([...names.ids]).toEqual(['x', 'g']);
  expect(names.tags).toContain('lineargradient');
  expect(names.tags).toContain('b');
});

it('takes what styles and scripts may add', () => {
  const names = namesOf(html);
  expect(names.inlineStyles).toContain('var(--y)');
  expect(names.scripts).toContain("'c'");
  expect(names.islands).toEqual(['/_astro/a.js', '/_astro/b.js']);
  expect(names.scriptFiles).toEqual(['/_astro/page.js']);
});
