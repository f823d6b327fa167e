import { describe, expect, it, test } from 'vitest';
import { shortenClasses, shortName } from './shorten-classes.ts';

const none = () => false;

test('short names run through the alphabet, then through pairs of letters', () => {
  expect([0, 1, 25, 26, 27, 51, 52, 701, 702].map(shortName)).toEqual([
    'a',
    'b',
    'z',
    'aa',
    'ab',
    'az',
    'ba',
    'zz',
    'aaa',
  ]);
  const many = Array.from({ length: 2000 }, (_, index) => shortName(index));
  expect(new Set(many).size).toBe(many.length);
});

describe('the classes of a page', () => {
  it('have the same short name in markup and styles, the most frequent the shortest', () => {
    const html =
      '<style>.mt-4{margin:0}.lg\\:flex:hover,p.mt-4>i{color:red}@media print{.mt-4{top:0}}</style>' +
      '<p class="lg:flex mt-4"><i class="mt-4">x</i></p>';
    expect(shortenClasses(html, none)).toBe(
      '<style>.a{margin:0}.b:hover,p.a>i{color:red}@media print{.a{top:0}}</style>' +
        '<p class="b a"><i class="a">x</i></p>',
    );
  });

  it('are followed into selectors within selectors', () => {
    const html =
      '<style>:is(:where(.group):hover .group-hover\\:x):not(.off){top:0}</style>' +
      '<p class="group off"><b class="group-hover:x"></b></p>';
    expect(shortenClasses(html, none)).toBe(
      '<style>:is(:where(.a):hover .c):not(.b){top:0}</style><p class="a b"><b class="c"></b></p>',
    );
  });

  it('are left out where no style names them', () => {
    const html = '<style>.x1{top:0}</style><p class="lucide x1"></p><svg class="lucide"></svg>';
    expect(shortenClasses(html, none)).toBe(
      '<style>.a{top:0}</style><p class="a"></p><svg ></svg>',
    );
  });

  it('stay where a script may name them, and lend their name to no other', () => {
    const html = '<style>.a{top:0}.long{top:1px}</style><p class="a long lone"></p>';
    const kept = (name: string) => name === 'a' || name === 'lone';
    expect(shortenClasses(html, kept)).toBe(
      '<style>.a{top:0}.b{top:1px}</style><p class="a b lone"></p>',
    );
  });

  it('are found in templates, drawings and what stands there for want of scripts', () => {
    const html =
      '<style>.one{top:0}</style><template><i class="one"></i></template>' +
      '<svg><g class="one"/></svg><noscript><i class="one"></i></noscript>';
    expect(shortenClasses(html, none).match(/class="a"/g)).toHaveLength(3);
  });

  it('are not touched in texts and other attributes', () => {
    const html =
      '<style>.one{content:".one"}</style><p title="class=&quot;one&quot;" class="one">class="one"</p>';
    expect(shortenClasses(html, none)).toBe(
      '<style>.a{content:".one"}</style><p title="class=&quot;one&quot;" class="a">class="one"</p>',
    );
  });

  it('may not be asked for by a part of their name', () => {
    const html = '<style>[class*="one"]{top:0}</style><p class="one"></p>';
    expect(() => shortenClasses(html, none)).toThrow('[class*="one"]');
  });
});
