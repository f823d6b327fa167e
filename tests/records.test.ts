// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { findCaseWithReport, findExampleCase } from '../src/data/example-cases.ts';
import { formatCount, formatMoney, formatUnitPrice } from '../src/lib/format.ts';
import { type Anchor, getReportHref, getReportId, routes } from '../src/lib/routes.ts';
import {
  bookingLinks,
  documentAt,
  expectAll,
  expectInOrder,
  textOf,
  textsOf,
} from './support/documents.ts';
import { fixtureSite, sites } from './support/sites.ts';
import { collapseSpaces } from './support/text.ts';

describe.each(sites)('$name', (site) => {
  const { plans, testimonials, faqs, caseStudies, projects, copy } = site;
  const home = documentAt(site, routes.home);
  const cases = documentAt(site, routes.caseStudies);
  const portfolio = documentAt(site, routes.portfolio);
  const section = (anchor: Anchor) => home.getElementById(anchor);

  it('shows each plan once and in order, with its prices, features and button', () => {
    expectInOrder(
      section('pricing'),
      plans.map(({ name }) => name),
    );
    for (const { id, name, features, description, cta, popular, ...plan } of plans) {
      const card = bookingLinks(section('pricing'), `plan-${id}`)[0]?.closest('li');
      const prices =
        plan.kind === 'priced' ? [plan.monthlyPrice, plan.yearlyPrice].map(formatMoney) : [];
      expectInOrder(card, [name, ...features.map(({ text }) => text), cta]);
      expectAll(card, [description, ...prices]);
      const { customNote, popular: popularLabel } = copy.home.pricing;
      const parts = textsOf(card?.querySelectorAll('p, h3 + span') ?? []);
      const isCustom = parts.includes(collapseSpaces(customNote));
      expect(isCustom, `${name} is priced on a call`).toBe(prices.length === 0);
      expect(parts.includes(collapseSpaces(popularLabel)), `${name} is popular`).toBe(popular);
    }
  });

  it('shows each quote and each question once and in order', () => {
    const quotes = section('testimonials')?.querySelectorAll('blockquote') ?? [];
    expect(textsOf(quotes)).toEqual(testimonials.map(({ quote }) => `“${collapseSpaces(quote)}”`));
    for (const [index, { name, role, initials, portrait }] of testimonials.entries()) {
      const figure = quotes[index]?.closest('figure');
      expectAll(figure, [name, role, initials]);
      const image = figure?.querySelector('img');
      expect(image?.alt).toBe(portrait?.alt);
      // Drawings are not converted: they have styles for the dark color scheme.
      const src = (index === 0 && portrait?.large) || portrait?.src;
      expect(image?.src.endsWith('.svg')).toBe(src?.endsWith('.svg'));
    }
    const answers = [...(section('faqs')?.querySelectorAll('details') ?? [])];
    expect(answers.map(({ id }) => id)).toEqual(faqs.map(({ id }) => `faq-${id}`));
    for (const [index, { question, answer }] of faqs.entries()) {
      expectInOrder(answers[index], [question, answer]);
    }
  });

  it('shows each case study once and in order, on both pages', () => {
    const links = [...(section('results')?.querySelectorAll('a') ?? [])].map((link) => link.hash);
    expect([...new Set(links.filter(Boolean))]).toEqual(caseStudies.map(({ id }) => `#${id}`));
    const titles = caseStudies.map(({ title }) => title);
    expect(textsOf(cases.querySelectorAll('article h2'))).toEqual(titles);
    for (const study of caseStudies) {
      const article = cases.getElementById(study.id);
      const metrics = study.metrics.flatMap(({ label, value }) => [label, value]);
      expectInOrder(article, [study.challenge, study.solution, study.outcome]);
      expectAll(article, [study.industry, study.company, study.description, ...metrics]);
      const { trend } = study;
      const ends = [trend?.points.at(0), trend?.points.at(-1)].map((point) => point?.value ?? 0);
      if (trend?.ratioTitle)
        expectInOrder(article, [trend.ratioTitle, ...ends.map(formatUnitPrice)]);
      const quotes = testimonials.filter(({ caseStudy }) => caseStudy === study.id);
      expectAll(
        article,
        quotes.slice(0, 1).map(({ quote }) => quote),
      );
      expect(bookingLinks(article, `case-${study.id}`)).toHaveLength(1);
    }
  });

  it('shows the report of each case that has one, and leads to the first', () => {
    for (const { id, company, report } of caseStudies) {
      const part = cases.getElementById(getReportId(id));
      expect(part !== null, `${id} has a report`).toBe(report !== undefined);
      if (!report) continue;
      const leads = report.people.flatMap(({ state, ...texts }) => Object.values(texts));
      const counts = [report.totals.writtenTo, report.totals.qualified].map(formatCount);
      const reasons = report.notCounted.flatMap(({ who, why }) => [who, why]);
      const others = Object.values(report.others ?? {}).map(String);
      expectInOrder(part, [
        company,
        ...leads,
        ...reasons,
        ...others,
        ...counts,
        report.changes.text,
      ]);
      expect(part?.querySelector('mark')?.textContent).toBe(report.changes.highlight);
    }
    const caseWithReport = findCaseWithReport(caseStudies);
    const href = caseWithReport && getReportHref(caseWithReport.id);
    const links = home.querySelectorAll(`#how a[href*="_report"], #pricing a[href*="_report"]`);
    const hrefs = [...links].map((link) => link.getAttribute('href'));
    if (copy.home.how || hrefs.length > 0) expect([...new Set(hrefs)]).toEqual(href ? [href] : []);
  });

  it('shows each project once and in order', () => {
    const titles = projects.map(({ title }) => title);
    expect(textsOf(portfolio.querySelectorAll('article h2'))).toEqual(titles);
    for (const { id, results, tags, ...project } of projects) {
      const card = portfolio.getElementById(id);
      const { industry, type, company, description, duration } = project;
      expectAll(card, [industry, type, company, description, duration]);
      const figures = [results.primary, results.secondary, results.tertiary];
      const shown = figures.flatMap(({ figure, label }) => [figure, label]);
      expectInOrder(card, shown);
      expectInOrder(card, tags);
      expect(bookingLinks(card, `portfolio-${id}`)).toHaveLength(1);
    }
  });

  const isDefined = (text: string | undefined) => text !== undefined;

  /** Each record with the elements that show its picture. */
  const works = [
    ...caseStudies.map((study) => {
      const link = section('results')?.querySelector(`a[href$="#${study.id}"]`);
      const article = cases.getElementById(study.id);
      return {
        ...study,
        result: study.results.headline,
        caption: study.image?.caption,
        shownIn: [link?.closest('li'), article],
      };
    }),
    ...projects.map((project) => {
      const { image, results } = project;
      const card = portfolio.getElementById(project.id);
      const caption = image?.counts ? image.thing : image?.caption;
      return { ...project, caption, result: results.primary, shownIn: [card] };
    }),
  ];

  it.each(works)(
    'shows the picture of $id, or its result alone, wherever it shows the record',
    (work) => {
      const { image, caption, result, shownIn } = work;
      for (const part of shownIn) {
        expectAll(part, [result.figure, result.label, caption].filter(isDefined));
        const pictures = [...(part?.querySelectorAll('picture img') ?? [])];
        expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(
          image ? [image.alt] : [],
        );
        for (const type of image && !image.src.endsWith('.svg') ? ['avif', 'webp'] : []) {
          const files = part?.querySelector(`[type="image/${type}"]`)?.getAttribute('srcset');
          expect(files?.split(', ').length, type).toBeGreaterThan(1);
        }
      }
    },
  );

  it('lists the steps of the funnel below the drawing', () => {
    const steps = (copy.home.how && findExampleCase(caseStudies)?.funnel) ?? [];
    expectInOrder(
      section('how'),
      steps.flatMap(({ value, label }) => [formatCount(value), label]),
    );
  });
});

it('the hero follows the lead of the handover', () => {
  const hero = documentAt(fixtureSite, routes.home).querySelector('main section');
  expectAll(hero, [
    'Fri 11:30 AM',
    'Þorgrímur Þórðarson Ættingjason',
    'Vice President of Road Freight',
    'Needs routes for 212 refrigerated trucks',
    'Signed before the tachograph rules change',
    'A check is a meeting held, 12 of 15.',
  ]);
  expect(hero?.textContent).not.toContain('Frostfrakt');
});

it('the steps show a handover from end to end', () => {
  const how = documentAt(fixtureSite, routes.home).getElementById('how');
  expect(how?.querySelector('img')?.alt).toMatch(/640 freight companies.*88 calls held/);
  const items = [...(how?.querySelectorAll('li') ?? [])];
  const [first, second, third] = items.filter((item) => item.querySelector('h3'));
  expectAll(first, ['Dear Mr. Þórðarson']);
  expectAll(second, [
    '“We run 212 trucks out of three depots',
    'An owner of two trucks asked for a discount',
  ]);
  const quotes = ['212 trucks', 'before the tachograph rules change'];
  expect(textsOf(second?.querySelectorAll('mark') ?? [])).toEqual(quotes);
  expectAll(third, ['Fri 11:30 AM']);
  expect(third?.querySelectorAll('dd')).toHaveLength(5);
});

it('a card says its title first, then its result by rank', () => {
  const card = documentAt(fixtureSite, routes.portfolio).getElementById('pump-seals');
  expect(textOf(card)).toMatch(/^The same meetings .* cost−38% cost per meeting Primary result/);
});
