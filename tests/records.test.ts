// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes } from '../src/lib/routes.ts';
import {
  bookingLinks,
  documentAt,
  expectAll,
  expectInOrder,
  textsOf,
} from './support/documents.ts';
import { fixtureSite, sites } from './support/sites.ts';

interface PicturedRecord {
  id: string;
  image?: { src: string; alt: string } | undefined;
}

/** Choices and files, and what another part of the site says. */
const unshownFields =
  /^(?:id|caseStudy|portrait|src|phoneSrc|alt|layout|icon|stage|state|plan|project|handover)$/;

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  const fields = Object.entries(value instanceof Object ? value : {});
  return fields.flatMap(([name, field]) => (unshownFields.test(name) ? [] : listTexts(field)));
}

const createTestCase = (record: PicturedRecord, part: Element | null | undefined) => ({
  ...record,
  record,
  part,
});

const views = ['first', 'middle', 'last'];

describe.each(sites)('$name', (site) => {
  const { plans, testimonials, faqs, caseStudies, projects, copy } = site;
  const home = documentAt(site, routes.home);
  const caseStudiesPage = documentAt(site, routes.caseStudies);
  const portfolio = documentAt(site, routes.portfolio);
  const quotes = [...home.querySelectorAll('#testimonials figure')];
  const planCard = (id: string) => bookingLinks(home.body, `plan-${id}`)[0]?.closest('li');
  const resultOf = (id: string) => home.querySelector(`#results a[href$="#${id}"]`)?.closest('li');

  it('shows the records of each file once and in order', () => {
    expectInOrder(home.getElementById('pricing'), listTexts(plans.map(({ name }) => name)));
    const labelsOf = (id: string) => textsOf(planCard(id)?.querySelectorAll('p, span') ?? []);
    const marked = plans.filter(({ id }) => labelsOf(id).includes(copy.home.pricing.popular));
    expect(marked).toEqual(plans.filter(({ popular }) => popular));
    expect(quotes).toHaveLength(testimonials.length);
    for (const [index, { portrait }] of testimonials.entries()) {
      const image = quotes[index]?.querySelector('img');
      expect(image?.alt).toBe(portrait?.alt);
      const src = (index === 0 && portrait?.large) || portrait?.src;
      // Drawings have styles for the dark scheme.
      expect(image?.src.endsWith('.svg')).toBe(src?.endsWith('.svg'));
    }
    const answers = [...home.querySelectorAll('#faqs details')].map(({ id }) => id);
    expect(answers).toEqual(faqs.map(({ id }) => `faq-${id}`));
    const results = home.querySelectorAll<HTMLAnchorElement>('#results li a[href*="#"]');
    expect([...results].map(({ hash }) => hash)).toEqual(caseStudies.map(({ id }) => `#${id}`));
    const titlesOn = (page: Document) => textsOf(page.querySelectorAll('article h2, li[id] h2'));
    expect(titlesOn(caseStudiesPage)).toEqual(caseStudies.map(({ title }) => title));
    expect(titlesOn(portfolio)).toEqual(projects.map(({ title }) => title));
    const studies = caseStudies.map(({ id }) => bookingLinks(caseStudiesPage.body, `case-${id}`));
    const cards = projects.map(({ id }) => bookingLinks(portfolio.body, `portfolio-${id}`));
    for (const links of [...studies, ...cards]) expect(links).toHaveLength(1);
  });

  it.each([
    ...plans.map((plan) => createTestCase(plan, planCard(plan.id))),
    ...testimonials.map((quote, index) => createTestCase(quote, quotes[index])),
    ...faqs.map((faq) => createTestCase(faq, home.getElementById(`faq-${faq.id}`))),
    ...caseStudies.map(({ type, image, ...study }) => {
      const shown = study.course ? undefined : image;
      return createTestCase({ ...study, image: shown }, caseStudiesPage.getElementById(study.id));
    }),
    ...caseStudies.map(({ id, company, industry, image, results }) => {
      const result = { id, company, industry, image, results };
      return createTestCase(result, resultOf(id));
    }),
    ...projects.map((project) => createTestCase(project, portfolio.getElementById(project.id))),
  ])('says all of $id, and shows its picture, a photograph in several sizes', (shown) => {
    const { record, image, part } = shown;
    expectAll(part, listTexts(record));
    const pictures = [...(part?.querySelectorAll<HTMLImageElement>('picture img') ?? [])];
    expect(pictures.map(({ alt }) => alt)).toEqual(image ? [image.alt] : []);
    for (const type of image && !image.src.endsWith('.svg') ? ['avif', 'webp'] : []) {
      const files = part?.querySelector(`[type="image/${type}"]`)?.getAttribute('srcset');
      expect(files?.split(', ').length, type).toBeGreaterThan(1);
    }
  });

  it('draws what the courses of case studies count on three days, in one scale', () => {
    for (const { id, course } of caseStudies.filter(({ course }) => course)) {
      const items = [...(caseStudiesPage.getElementById(id)?.querySelectorAll('ol > li') ?? [])];
      const states = course?.states ?? [];
      expect(textsOf(items)).toEqual(states.map(({ day, caption }) => `Day ${day}: ${caption}`));
      const shown = items.map((item) => item.querySelector('img')?.getAttribute('src'));
      expect(shown).toEqual(views.map((view) => expect.stringMatching(`\\.svg#${view}$`)));
      const drawing = new DOMParser().parseFromString(
        readFileSync(`${site.contentFolder}/images/${course?.src}`, 'utf8'),
        'image/svg+xml',
      );
      const heights = views.map((view, index) => {
        const day = `#${view}-day`;
        const things = drawing.querySelectorAll(`${day}.counted > *, ${day} .counted > *`);
        expect(things, view).toHaveLength(states[index]?.count ?? 0);
        return drawing.getElementById(view)?.getAttribute('viewBox')?.split(' ').at(-1);
      });
      expect(new Set(heights).size).toBe(1);
    }
  });
});

it('the hero follows the lead of the handover', () => {
  const hero = documentAt(fixtureSite, routes.home).querySelector('main section');
  expectAll(hero, [
    'Fri 11:30 AM',
    'Þorgrímur Þórðarson Ættingjason',
    'Needs routes for 212 refrigerated trucks',
    'Signed before the tachograph rules change',
    'A meeting that we arranged for Qamar Freight',
    'No link in our messages leads to your own domain. A plan costs $990 a month or more.',
  ]);
  expect(hero?.textContent).not.toContain('Frostfrakt');
});

it('the steps show a handover from end to end', () => {
  const how = documentAt(fixtureSite, routes.home).getElementById('how');
  expectInOrder(how, ['640', 'freight companies', '105', 'qualified leads', '9', 'deals won']);
  const items = [...(how?.querySelectorAll('li') ?? [])];
  const [first, second, third] = items.filter((item) => item.querySelector('h3'));
  expectAll(first, ['Dear Mr. Þórðarson', 'for Qamar Freight', 'Skipholt 50, 105 Reykjavík']);
  expectInOrder(second, [
    '“We run 212 trucks',
    'When does the board decide?',
    '“It wants a system',
  ]);
  const highlights = ['212 trucks', 'before the tachograph rules change'];
  expect(textsOf(second?.querySelectorAll('blockquote mark') ?? [])).toEqual(highlights);
  expectAll(third, ['Fri 11:30 AM', 'Þorgrímur Þórðarson Ættingjason']);
  expect(third?.querySelectorAll('dd')).toHaveLength(4);
});

it('a card says its results by rank, with spaces that copied text keeps', () => {
  const card = documentAt(fixtureSite, routes.portfolio).getElementById('pump-seals');
  expectInOrder(card, [
    '−38% cost per meeting Primary',
    '52 meetings held Secondary',
    '60 days Read the case',
  ]);
});
