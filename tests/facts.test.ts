// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type Anchor, routes } from '../src/lib/routes.ts';
import { documentAt, expectAll } from './support/documents.ts';
import { sites } from './support/sites.ts';

describe.each(sites)('$name', (site) => {
  const { facts, copy } = site;
  const home = documentAt(site, routes.home);
  const cases = documentAt(site, routes.caseStudies);
  const section = (anchor: Anchor) => home.getElementById(anchor);

  it('fills the facts of the company in where a visitor looks for them', () => {
    const { shared } = copy;
    const { hero, how, results, pricing } = copy.home;
    expectAll(home.querySelector('main section'), [shared.callNote, hero.statsNote]);
    expectAll(section('how'), how.facts);
    expectAll(section('results'), [results.intro]);
    for (const { name, text } of pricing.notes) expectAll(section('pricing'), [name, text]);
    expectAll(section('book'), [shared.callNote]);
    expectAll(cases.querySelector('main > :last-child'), [
      copy.caseStudies.closing.intro,
      shared.callNote,
    ]);
    const owner = [facts.legalName, facts.address].filter(Boolean).join(', ');
    for (const { path } of site.pages) {
      expectAll(documentAt(site, path).querySelector('footer'), [owner]);
    }
  });

  it.each([routes.terms, routes.privacy])('names the company in %s', (path) => {
    expect(documentAt(site, path).querySelector('main')?.textContent).toContain(facts.brand);
  });

  it.each(site.pages)('fills in every name in $path', ({ path }) => {
    const { body } = documentAt(site, path);
    // Islands fill in the names of their props when they render.
    for (const island of body.querySelectorAll('astro-island')) {
      for (const name of ['props', 'opts']) island.removeAttribute(name);
    }
    expect(body.innerHTML).not.toMatch(/[{}]|%7B/);
  });
});
