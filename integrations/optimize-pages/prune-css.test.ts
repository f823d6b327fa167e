import { describe, expect, it } from 'vitest';
import { pruneCss } from './prune-css.ts';

interface Names {
  tags?: string[];
  classes?: string[];
  ids?: string[];
  text?: string;
}

const prune = (css: string, { tags = [], classes = [], ids = [], text = '' }: Names = {}) =>
  pruneCss(css, {
    hasTag: (name) => tags.includes(name),
    hasClass: (name) => classes.includes(name),
    hasId: (name) => ids.includes(name),
    text,
  });

describe('pruneCss', () => {
  it('keeps what the page can match and drops the rest', () => {
    const css = 'p{margin:0}table{margin:0}.a{top:0}.b{top:0}#c{top:0}#d{top:0}';
    const page = { tags: ['p'], classes: ['a'], ids: ['c'] };
    expect(prune(css, page)).toBe('p{margin:0}.a{top:0}#c{top:0}');
  });

  it('drops single selectors of a list', () => {
    expect(prune('p,table{margin:0}', { tags: ['p'] })).toBe('p{margin:0}');
  });

  it('reads escaped class names', () => {
    const css = '.lg\\:grid-cols-\\[1\\.4fr_1fr\\]{top:0}';
    expect(prune(css, { classes: ['lg:grid-cols-[1.4fr_1fr]'] })).toBe(css);
    expect(prune(css)).toBe('');
  });

  it('keeps states, attributes and universal selectors', () => {
    const css = '*,:before{top:0}[hidden]{top:0}:focus-visible{top:0}::selection{top:0}';
    expect(prune(css)).toBe(css);
  });

  it('needs one of the alternatives in :is(), :where() and :has()', () => {
    const css = ':is(:where(.group):has([value=yearly]:checked) .hidden){top:0}';
    expect(prune(css, { classes: ['group', 'hidden'] })).toBe(css);
    expect(prune(css, { classes: ['group'] })).toBe('');
    expect(prune('.a:is(.b,.c){top:0}', { classes: ['a', 'c'] })).not.toBe('');
  });

  it('asks nothing of what :not() names', () => {
    const css = 'p:not(.b){top:0}';
    expect(prune(css, { tags: ['p'] })).toBe(css);
  });

  it('prunes nested rules and drops what is empty then', () => {
    const css = '.a{top:0;& .b{top:0}& .c{top:0}}@media print{.d{top:0}}';
    expect(prune(css, { classes: ['a', 'b'] })).toBe('.a{top:0;& .b{top:0}}');
  });

  it('keeps an empty layer, whose name fixes the order', () => {
    expect(prune('@layer base{.a{top:0}}@layer components;')).toBe(
      '@layer base{}@layer components;',
    );
  });

  it('drops the parts of fields where there is no field', () => {
    expect(prune('::-webkit-datetime-edit{top:0}')).toBe('');
    expect(prune('::placeholder{top:0}', { tags: ['input'] })).not.toBe('');
  });

  it('drops custom properties that nothing uses, and what only those used', () => {
    const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}p{top:var(--c)}';
    expect(prune(css, { tags: ['p'], text: 'left:var(--d)' })).toBe(
      ':root{--c:2px;--d:3px}p{top:var(--c)}',
    );
  });

  it('tells a property from one whose name is longer', () => {
    expect(prune(':root{--text:1px}p{top:var(--text-body)}', { tags: ['p'] })).toBe(
      'p{top:var(--text-body)}',
    );
  });

  it('drops registrations, animations and fonts that nothing names', () => {
    const css =
      '@property --a{syntax:"*"}@keyframes b{to{top:0}}@font-face{font-family:"C D";src:url(c)}';
    expect(prune(css)).toBe('');
  });

  it('keeps an animation that a custom property names, and its steps', () => {
    const css = '@keyframes lit-1{0%,9%{top:0}}p{--lit:lit-1;animation-name:var(--lit)}';
    expect(prune(css, { tags: ['p'] })).toBe(css);
  });

  it('keeps a font that a family list names, quoted or not', () => {
    const css = '@font-face{font-family:C;src:url(c)}p{font-family:"C",sans-serif}';
    expect(prune(css, { tags: ['p'] })).toBe(css);
  });
});
