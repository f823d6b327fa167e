import { PurgeCSS } from 'purgecss';
import type { Element } from './markup.ts';

/** What may be a class name in code. Tailwind's names hold brackets, colons and slashes. */
const wordsIn = (code: string) => code.split(/[\s"'`{}$]+/);

const namesIn = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([name]) => name);

function selectorsOf(elements: readonly Element[]) {
  const valuesOf = (wanted: string) =>
    elements
      .flatMap(({ attrs }) => attrs.filter(({ name }) => name === wanted))
      .flatMap(({ value }) => value.split(/\s+/));
  return {
    tags: elements.map(({ tagName }) => tagName.toLowerCase()),
    classes: valuesOf('class'),
    ids: valuesOf('id'),
    attributes: { names: [], values: [] },
    undetermined: [],
  };
}

/** PurgeCSS looks for custom properties everywhere but in keyframes. */
const keyframes = /@keyframes [\w-]+\{(?:[^{}]+\{[^{}]*\})*\}/g;

/** Rules of Tailwind's base for the parts of form fields. */
const fieldParts = /(?<=[{}])(?:::(?:-webkit-|file-|placeholder)[\w-]*,?)+\{[^{}]*\}/g;

const registration = /@property (--[\w-]+)\{[^}]*\}/g;

/** PurgeCSS keeps every pseudo-element, and the registrations of the properties that it removes. */
function dropRest(css: string, hasFields: boolean): string {
  const rest = hasFields ? css : css.replace(fieldParts, '');
  return rest.replace(registration, (rule, name) => (rest.includes(`var(${name}`) ? rule : ''));
}

/** The styles that the elements of a page, or the code of its scripts, can use. */
export async function pruneCss(css: string, elements: readonly Element[], scripts: string) {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css.replace(/\/\*.*?\*\//gs, '') }],
    content: [
      { raw: '', extension: 'html' },
      { raw: scripts, extension: 'js' },
    ],
    extractors: [
      { extensions: ['html'], extractor: () => selectorsOf(elements) },
      { extensions: ['js'], extractor: wordsIn },
    ],
    keyframes: true,
    variables: true,
    // A script may set any attribute and read any custom property that it names.
    dynamicAttributes: namesIn(css, /(?<=\[)[\w-]+/g),
    safelist: { standard: [/^:/], variables: namesIn(scripts + css.match(keyframes), /--[\w-]+/g) },
  });
  return dropRest(
    result?.css ?? '',
    elements.some(({ tagName }) => tagName === 'input'),
  );
}
