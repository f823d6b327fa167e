import { expect, it } from 'vitest';
import { unstyledBaseline } from './baseline.ts';

it('keeps words and links, and nothing else that a browser fetches or computes', () => {
  const html = `<html lang="en"><head><title>T</title><style>p{}</style><link rel="icon" href="/i">
    <script>1</script></head><body class="a"><astro-island props="x"><p style="top:0">Words <a href="/b"
    class="c">here</a></p></astro-island><svg><text>no</text></svg><img src="/p" alt="q"></body></html>`;
  const baseline = unstyledBaseline(html);
  expect(baseline).toContain('<p>Words <a href="/b">here</a></p>');
  expect(baseline).toContain('<html lang="en">');
  expect(baseline).toContain('<title>T</title>');
  expect(baseline).not.toMatch(/style|script|island|svg|img|class|icon/);
});
