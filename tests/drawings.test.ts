// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compressed, sites } from './support/sites.ts';

const drawingIn = (file: string) =>
  new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'image/svg+xml');

/** Counts how often a part of a drawing shows its symbol `thing`, also within other symbols. */
function thingsIn(part: Element): number {
  let count = 0;
  for (const use of part.querySelectorAll('use')) {
    if (use.closest('symbol, defs > *, svg') !== part) continue;
    const used = part.ownerDocument.getElementById(use.getAttribute('href')?.slice(1) ?? '');
    if (used) count += used.id === 'thing' ? 1 : thingsIn(used);
  }
  return count;
}

const drawn = sites.flatMap(({ name, contentFolder, caseStudies, projects }) =>
  [...caseStudies, ...projects].flatMap(({ id, image, results, ...work }) => {
    const wide = 'strip' in work ? [work.strip, work.rail] : [];
    return [image, ...wide].flatMap((drawing) => {
      if (!drawing?.src.endsWith('.svg')) return [];
      const svg = drawingIn(`${contentFolder}/images/${drawing.src}`);
      const recordText = JSON.stringify([results, image]);
      return svg.getElementById('thing') ? [{ name, id, src: drawing.src, svg, recordText }] : [];
    });
  }),
);

it.each(drawn)(
  '$src of $name draws as many things as the record $id says, in a small file',
  (work) => {
    const { svg, recordText } = work;
    const [number = ''] = /^[\d,]+/.exec(svg.querySelector('title')?.textContent ?? '') ?? [];
    expect(thingsIn(svg.documentElement)).toBe(Number(number.replaceAll(',', '')));
    expect(recordText).toMatch(new RegExp(`\\b${number}\\b`));
    expect(compressed(svg.documentElement.outerHTML)).toBeLessThanOrEqual(2000);
  },
);

const scenes = sites.flatMap(({ contentFolder, caseStudies }) =>
  caseStudies.flatMap(({ id, scene, funnel: [listed, next] = [] }) =>
    Object.values(scene ?? {}).flatMap((src) => {
      const squares = drawingIn(`${contentFolder}/images/${src}`).querySelector('path.prospect');
      if (!(squares && listed && next)) return [];
      return { id, src, squares, stoppedCount: listed.value - next.value };
    }),
  ),
);

it.each(scenes)('$src has a square for each company of $id that came no further', (scene) => {
  expect(scene.squares.getAttribute('d')?.match(/M/g)).toHaveLength(scene.stoppedCount);
});
