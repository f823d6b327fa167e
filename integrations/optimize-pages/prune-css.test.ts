import { describe, expect, it } from 'vitest';
import { parseElements } from './markup.ts';
import { pruneCss } from './prune-css.ts';

const prune = (css: string, html = '', scripts = '') => pruneCss(css, parseElements(html), scripts);

describe('pruneCss', () => {
  it('keeps what the page can match and drops the rest', async () => {
    const css = 'p{margin:0}table{margin:0}.a{top:0}.b{top:0}#c{top:0}#d{top:0}';
    expect(await prune(css, '<p class="a" id="c">')).toBe('p{margin:0}.a{top:0}#c{top:0}');
  });

  it('reads escaped class names', async () => {
    const css = '.lg\\:grid-cols-\\[1\\.4fr_1fr\\]{top:0}';
    expect(await prune(css, '<p class="lg:grid-cols-[1.4fr_1fr]">')).toBe(css);
    expect(await prune(css)).toBe('');
  });

  it('reads elements of templates, drawings and <noscript>', async () => {
    const css = '.a{top:0}lineargradient{top:0}.b{top:0}';
    const html =
      '<template><p class="a"></template><svg><linearGradient/></svg><noscript><p class="b"></noscript>';
    expect(await prune(css, html)).toBe(css);
  });

  it('keeps what a script may add', async () => {
    const css = '.a\\/b{top:0}.c{top:0}';
    expect(await prune(css, '', 'x.className=`a/b`')).toBe('.a\\/b{top:0}');
    expect(await prune(':root{--a:0;--b:0}', '<p>', 'getPropertyValue("--a")')).toBe(
      ':root{--a:0}',
    );
  });

  it('keeps states and attributes, which a script or a visitor changes', async () => {
    const css =
      '*,:before{top:0}[hidden]{top:0}:focus-visible{top:0}::selection{top:0}p[data-x=y]:hover{top:0}';
    expect(await prune(css, '<p>')).toBe(css);
  });

  it('needs one of the alternatives in :is() and :where()', async () => {
    const css = ':is(:where(.group):hover .hidden){top:0}';
    expect(await prune(css, '<p class="group hidden">')).toBe(css);
    expect(await prune(css, '<p class="group">')).toBe('');
  });

  it('drops custom properties that nothing uses, with their registration', async () => {
    const css = '@property --c{syntax:"*"}:root{--a:var(--b);--b:1px;--c:2px}p{top:var(--a)}';
    expect(await prune(css, '<p>')).toBe(':root{--a:var(--b);--b:1px}p{top:var(--a)}');
  });

  it('keeps custom properties that an animation alone uses', async () => {
    const css = 'p{animation:a 1s;--a:0;--b:0}@keyframes a{0%{top:var(--a)}}';
    expect(await prune(css, '<p>')).toBe(css.replace(';--b:0', ''));
  });

  it('drops animations that nothing names', async () => {
    const css = '@keyframes a{to{top:0}}@keyframes b{to{top:0}}p{--x:b 1s}q{animation:var(--x)}';
    expect(await prune(css, '<p><q>')).toBe(css.slice(css.indexOf('@keyframes b')));
  });

  it('drops the parts of fields where there is no field', async () => {
    const css = 'p{top:0}::placeholder{top:0}::-webkit-a,::-webkit-b{top:0}';
    expect(await prune(css, '<p>')).toBe('p{top:0}');
    expect(await prune(css, '<p><input>')).toBe(css);
  });
});
