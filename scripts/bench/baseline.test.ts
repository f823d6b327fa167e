import { expect, it } from 'vitest';
import { bareTwin } from './baseline.ts';

it('keeps words and links, and nothing else that a browser fetches or computes', () => {
  const html = `<html lang="en"><head><title>T</title><style>p{}</style><link rel="icon" href="/i">
    <script>1</script></head><body class="a"><astro-island props="x"><p style="top:0">Words <a href="/b"
    class="c">here</a></p></astro-island><svg><text>no</text></svg><img src="/p" alt="q"></body></html>`;
  const bare = bareTwin(html);
  expect(bare).toContain('<p>Words <a href="/b">here</a></p>');
  expect(bare).toContain('<html lang="en">');
  expect(bare).toContain('<title>T</title>');
  expect(bare).not.toMatch(/style|script|island|svg|img|class|icon/);
});
