import { expect } from 'vitest';
import type { Site } from './sites.ts';
import { collapseSpaces } from './text.ts';

type MaybeElement = Element | null | undefined;

const textOf = (part: MaybeElement) => collapseSpaces(part?.textContent);
export const textsOf = (parts: Iterable<Element>) => [...parts].map(textOf);

/** Parses a page. */
export function documentAt(site: Site, path: string): Document {
  const html = site.pages.find((candidate) => candidate.path === path)?.html ?? '';
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const element of document.querySelectorAll('script, style')) element.remove();
  return document;
}

export function expectAll(part: MaybeElement, texts: readonly string[]) {
  for (const text of texts) expect(textOf(part)).toContain(collapseSpaces(text));
}

export function expectInOrder(part: MaybeElement, texts: readonly string[]) {
  let rest = textOf(part);
  for (const text of texts.map(collapseSpaces)) {
    expect(rest).toContain(text);
    rest = rest.slice(rest.indexOf(text) + text.length);
  }
}

/** Returns the links to the scheduling page with this placement. */
export const bookingLinks = (part: MaybeElement, placement: string) =>
  [...(part?.querySelectorAll('a') ?? [])].filter(
    ({ href }) => URL.parse(href)?.searchParams.get('utm_content') === placement,
  );
