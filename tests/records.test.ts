// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { shared } from '../src/content/copy/shared.ts';
import { bookingHref } from '../src/lib/booking.ts';
import { formatMoney } from '../src/lib/format.ts';
import { pictureAlt } from '../src/lib/picture.ts';
import { withMinusSign } from '../src/lib/result-figure.ts';
import { anchors, routes } from '../src/lib/routes.ts';
import { type Site, shownProjects, sites } from './support/sites.ts';

const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

const textsOf = (parts: Iterable<Element>) => [...parts].map((part) => squeeze(part.textContent));

function documentAt(site: Site, path: string): Document {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${site.folder} has no page at ${path}`);
  const document = new DOMParser().parseFromString(page.html, 'text/html');
  for (const element of document.querySelectorAll('script, style')) element.remove();
  return document;
}

/** The texts stand in a part of the page one behind the other. */
function expectInOrder(part: Element | null, texts: readonly string[]) {
  const whole = squeeze(part?.textContent ?? '');
  let from = 0;
  for (const text of texts.map(squeeze)) {
    const at = whole.indexOf(text, from);
    expect(at, `“${text}” after “${whole.slice(Math.max(0, from - 40), from)}”`).not.toBe(-1);
    from = at + text.length;
  }
}

/** The link to the scheduling page that names a place. */
const bookingLink = (part: ParentNode | null | undefined, place: string) =>
  [...(part?.querySelectorAll('a') ?? [])].filter(
    ({ href }) => URL.canParse(href) && new URL(href).searchParams.get('utm_content') === place,
  );

describe.each(sites)('$name', (site) => {
  const { plans, testimonials, faqs, caseStudies, identity } = site;
  const projects = shownProjects(site);
  const home = documentAt(site, routes.home);
  const section = (anchor: keyof typeof anchors) => home.getElementById(anchors[anchor]);

  it('shows each plan once and in order, with its prices, features and button', () => {
    const names = textsOf(section('pricing')?.querySelectorAll('h3') ?? []);
    expect(names.filter((name) => plans.some((plan) => plan.name === name))).toEqual(
      plans.map(({ name }) => name),
    );
    for (const { id, name, features, description, cta, ...plan } of plans) {
      const [link] = bookingLink(section('pricing'), `plan-${id}`);
      expect(link?.textContent, name).toContain(cta);
      const card = link?.closest('li') ?? null;
      expectInOrder(card, [name, ...features.map(({ text }) => text)]);
      const text = squeeze(card?.textContent ?? '');
      expect(text).toContain(squeeze(description));
      const prices =
        plan.kind === 'priced' ? [plan.monthlyPrice, plan.yearlyPrice].map(formatMoney) : [];
      for (const price of prices) expect(text).toContain(price);
      expect(text.includes('$'), `${name} has a price in dollars`).toBe(prices.length > 0);
      expect(text).not.toContain('$0');
    }
  });

  it('compares the plans where their features name rows, and leaves no cell empty', () => {
    const table = section('pricing')?.querySelector('table');
    const hasRows = plans.some(({ features }) => features.some(({ row }) => row));
    expect(textsOf(table?.querySelectorAll('thead th') ?? [])).toEqual(
      hasRows ? plans.map(({ name }) => name) : [],
    );
    for (const [index, { features }] of plans.entries()) {
      const column = textsOf(table?.querySelectorAll(`td:nth-child(${index + 1})`) ?? []);
      expect(column).not.toContain('');
      for (const { row, text } of features) if (row) expect(column.join()).toContain(text);
    }
  });

  it('shows each quote once and in order, with name, role and initials', () => {
    const quotes = home.querySelectorAll('blockquote');
    expect(textsOf(quotes)).toEqual(testimonials.map(({ quote }) => `“${squeeze(quote)}”`));
    for (const [index, { name, role, initials }] of testimonials.entries()) {
      const text = quotes[index]?.closest('figure')?.textContent;
      for (const part of [name, role, initials]) expect(text).toContain(part);
    }
  });

  it('shows each question once and in order, the first open', () => {
    const items = [...(section('faqs')?.querySelectorAll('details') ?? [])];
    expect(textsOf(items.map((item) => item.querySelector('summary') ?? item))).toEqual(
      faqs.map(({ question }) => question),
    );
    for (const [index, { id, answer }] of faqs.entries()) {
      expect(items[index]?.id).toBe(`faq-${id}`);
      expect(squeeze(items[index]?.textContent ?? '')).toContain(squeeze(answer));
      expect(items[index]?.open).toBe(index === 0);
    }
  });

  it('shows each case study once and in order, on both pages', () => {
    const links = [...(section('results')?.querySelectorAll('a') ?? [])].map((link) => link.hash);
    expect([...new Set(links.filter(Boolean))]).toEqual(caseStudies.map(({ id }) => `#${id}`));
    expectInOrder(
      section('results'),
      caseStudies.flatMap(({ results }) => results.headline.label),
    );

    const page = documentAt(site, routes.caseStudies);
    const articles = [...page.querySelectorAll('article')];
    expect(textsOf(page.querySelectorAll('article h2'))).toEqual(
      caseStudies.map(({ title }) => title),
    );
    for (const [index, study] of caseStudies.entries()) {
      const article = articles[index];
      const text = squeeze(article?.textContent ?? '');
      for (const part of [study.industry, study.company, study.description]) {
        expect(text).toContain(squeeze(part));
      }
      expectInOrder(article ?? null, [study.challenge, study.solution, study.outcome]);
      for (const { label, value } of study.metrics) {
        expect(text).toContain(label);
        expect(text).toContain(withMinusSign(value));
      }
      expect(article?.querySelector('img')?.alt).toBe(pictureAlt(study, shared.counted));
      expect(bookingLink(article, `case-${study.id}`)).toHaveLength(1);
    }
  });

  it('shows each project once and in order', () => {
    const page = documentAt(site, routes.portfolio);
    const cards = [...page.querySelectorAll('article')];
    expect(textsOf(page.querySelectorAll('article h2'))).toEqual(
      projects.map(({ title }) => title),
    );
    for (const [index, project] of projects.entries()) {
      const card = cards[index];
      const text = squeeze(card?.textContent ?? '');
      const { primary, secondary, tertiary } = project.results;
      for (const part of [project.industry, project.type, project.company, project.description]) {
        expect(text).toContain(squeeze(part));
      }
      expect(text).toContain(project.duration);
      const figures = [primary, secondary, tertiary].flatMap(({ figure, label }) => [
        withMinusSign(figure),
        label,
      ]);
      expectInOrder(card ?? null, figures);
      expectInOrder(card ?? null, project.tags);
      expect(card?.id).toBe(project.id);
      expect(card?.querySelector('img')?.alt).toBe(pictureAlt(project, shared.counted));
      expect(bookingLink(card, `portfolio-${project.id}`)).toHaveLength(1);
    }
  });

  it.each(site.pages)('on $path books calls by links that name each place once', ({ path }) => {
    const hrefs = [...documentAt(site, path).querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.includes('utm_medium=cta'));
    const places = hrefs.map((href) => new URL(href).searchParams.get('utm_content') ?? '');
    expect(places).toEqual(expect.arrayContaining(['header', 'footer', 'footer-contact']));
    for (const [index, place] of places.entries()) {
      expect(place).toMatch(/^[a-z0-9-]+$/);
      expect(hrefs[index]).toBe(bookingHref(identity.schedulingPage, place));
    }
    expect(places.toSorted()).toEqual([...new Set(places)].toSorted());
  });

  it.each([routes.terms, routes.privacy])(
    'fills in every name in %s and numbers its sections',
    (path) => {
      const main = documentAt(site, path).querySelector('main');
      expect(main?.textContent).not.toMatch(/[{}]/);
      expect(main?.textContent).toContain(identity.brand);
      const headings = [...(main?.querySelectorAll('h2') ?? [])];
      expect(headings.length).toBeGreaterThan(0);
      for (const [index, heading] of headings.entries()) {
        expect(heading.textContent).toMatch(new RegExp(`^${index + 1}\\. \\S`));
        expect(heading.nextElementSibling?.textContent?.length).toBeGreaterThan(20);
      }
    },
  );
});
