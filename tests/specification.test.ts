/**
 * What the specification fixes and nobody is to change by accident: labels, routes, anchors, formulas,
 * the numbers of records and what the legal pages must say. Nothing that its owner changes from day to
 * day stands here: prices, the identity, projects, quotes, questions and legal texts can be edited in
 * `src/content` without a change to this file.
 *
 * It holds for the company of the specification. Another company sets its own brand in
 * `src/content/identity.ts`; from then on these tests are skipped, and this file can be deleted or
 * rewritten for what that company has agreed on. To change one of these words on purpose, change the
 * content and the expectation here in the same commit.
 */
import { readFileSync } from 'node:fs';
import { calculator } from '@content/copy/calculator';
import * as caseStudies from '@content/copy/case-studies';
import { failure } from '@content/copy/failure';
import * as home from '@content/copy/home';
import { legal } from '@content/copy/legal';
import { notFound } from '@content/copy/not-found';
import * as portfolio from '@content/copy/portfolio';
import { shared } from '@content/copy/shared';
import { identity } from '@content/identity';
import { describe, expect, it } from 'vitest';
import { sampleBrand } from '../scripts/launch-check/rules.ts';
import { calculateRoi, defaultRoiInputs } from '../src/lib/roi.ts';
import { anchors, routes } from '../src/lib/routes.ts';
import { durations, industries, serviceTypes } from '../src/schema/vocabulary.ts';
import { ownSite } from './support/sites.ts';

const titlesOf = (items: readonly { title: string }[]) =>
  items.map(({ title }) => title.toLowerCase()).join(', ');

const ofTheSpecification = identity.brand === sampleBrand;

describe.runIf(ofTheSpecification)('the specification', () => {
  const { testimonials, projects, caseStudies: studies } = ownSite;
  const areSamples = [...testimonials, ...projects, ...studies].every(({ sample }) => sample);

  it('has these pages and anchors (section 2)', () => {
    expect(Object.values(routes)).toEqual(['/', '/projects', '/portfolio', '/terms', '/privacy']);
    expect(Object.values(anchors).join()).toBe(
      'outcomes,how,results,testimonials,pricing,faqs,book',
    );
  });

  it('fixes the words of the landing page (section 2)', () => {
    const { navigation, footer, bookACall } = shared;
    expect([navigation, footer, bookACall]).toMatchObject([
      {
        outcomes: 'Outcomes',
        how: 'How it works',
        portfolio: 'Portfolio',
        pricing: 'Pricing',
        faqs: 'FAQs',
        caseStudies: 'Case Studies',
        backToHome: 'Back to Home',
        contact: 'Contact',
        terms: 'Terms',
        privacy: 'Privacy',
      },
      {
        tagline: 'Qualified leads. Predictable growth.',
        explore: 'Explore',
        resources: 'Resources',
        legal: 'Legal',
      },
      'Book a call',
    ]);
    expect(home.hero.stats.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '3–7x average ROI in 90 days',
      '14 days typical time to first leads',
      '82% show-up rate to meetings',
      '+38% average deal velocity increase',
    ]);
    expect(home.hero.resultsLink).toBe('See client results');
    expect(titlesOf(home.outcomes.items)).toBe(
      'sales-ready opportunities, pipeline on autopilot, more time to close, predictable growth',
    );
    expect(titlesOf(home.how.steps)).toBe(
      'attract the right buyers, qualify on autopilot, hand off to your team',
    );
    expect(home.how.action).toBe('Book a walkthrough');
    expect(home.results.action).toBe('See all case studies');
    expect(home.booking.comparePlans).toBe('Compare plans');
    expect(home.pricing).toMatchObject({
      save: 'Save {percent}%',
      billedAnnually: 'Billed annually',
      custom: 'Custom',
    });
  });

  it('fixes the words of the other pages (sections 2 and 8)', () => {
    expect([caseStudies.hero, caseStudies.labels, caseStudies.closing]).toMatchObject([
      { title: 'Real results from real clients' },
      {
        challenge: 'Challenge',
        solution: 'Solution',
        outcome: 'Outcome',
        help: 'See if we can help you',
        more: 'View More Projects',
      },
      { title: 'Ready to see similar results?', portfolio: 'View Full Portfolio' },
    ]);
    expect([portfolio.browser, portfolio.card, portfolio.closing]).toMatchObject([
      {
        searchPlaceholder: 'Search projects...',
        count: '{shown} of {all} projects',
        empty: 'No projects match your current filters.',
        clear: 'Clear Filters',
      },
      { primary: 'Primary', secondary: 'Secondary', tertiary: 'Tertiary', discuss: 'Discuss' },
      { title: 'Ready to be our next success story?', action: 'Book Strategy Call' },
    ]);
    expect(portfolio.hero.title).toBe('Portfolio of Success');
    expect(legal).toMatchObject({ lastUpdated: 'Last updated', backToHome: 'Back to Home' });
    expect([notFound.code, notFound.title, notFound.home]).toEqual([
      '404',
      'Oops! Page not found',
      'Return to Home',
    ]);
    expect(failure.title).toBe('Unexpected Application Error!');
  });

  it('fixes the values that projects choose from (section 3)', () => {
    expect(industries.join(', ')).toBe(
      'B2B SaaS, E-commerce, Professional Services, Fintech, Healthcare, Manufacturing, Real Estate',
    );
    expect(serviceTypes.join(', ')).toBe(
      'Lead Generation, Sales Automation, Pipeline Optimization, Revenue Growth, Customer Acquisition',
    );
    expect(durations.map((duration) => Number.parseInt(duration, 10))).toEqual([
      60, 75, 90, 120, 150, 180,
    ]);
  });

  it('works out the return by its formulas (section 9)', () => {
    expect(defaultRoiInputs).toEqual({ leads: 10, deal: 5000, rate: 20 });
    expect(calculateRoi(defaultRoiInputs)).toEqual({
      currentRevenue: 10_000,
      projectedLeads: 35,
      projectedRevenue: 35_000,
      additionalRevenue: 25_000,
      annualRoi: -13,
    });
    expect(calculator.fields).toEqual({
      leads: 'Current leads per month',
      deal: 'Average deal value ($)',
      rate: 'Close rate (%)',
    });
    expect(calculator.note).toBe(
      'Based on average client results of {multiplier}x pipeline improvement.',
    );
  });

  // Once a record is a real one, its owner decides how many there are and what they say.
  describe.runIf(areSamples)('while all records are samples', () => {
    it('counts its records and covers every value (section 9)', () => {
      expect([projects, studies, testimonials].map(({ length }) => length)).toEqual([16, 3, 3]);
      const used = (key: 'industry' | 'type' | 'duration') =>
        new Set<string>(projects.map((project) => project[key]));
      expect(used('industry')).toEqual(new Set(industries));
      expect(used('type')).toEqual(new Set(serviceTypes));
      expect(used('duration')).toEqual(new Set(durations));
    });

    it('shows these three results (section 2)', () => {
      expect(
        studies.map(({ industry, results: { headline, timeframe } }) => [
          industry,
          `${headline.figure} ${headline.label}`,
          timeframe,
        ]),
      ).toEqual([
        ['B2B SaaS', '+212% qualified pipeline', '60 days'],
        ['Professional Services', '$420k new revenue', '90 days'],
        ['E-commerce', '3.4x blended ROAS', '90 days'],
      ]);
    });

    it.each([
      [
        'terms',
        `Acceptance, Description of Service, Payment Terms, User Responsibilities, Data and Privacy,
        Service Availability, Limitation of Liability, Termination, Intellectual Property, Governing Law,
        Changes to Terms, Contact Information`,
      ],
      [
        'privacy',
        `Information We Collect, How We Use It, Sharing, Security, Your Rights, Cookies, Retention,
        International Transfers, Children's Privacy, Changes, Contact`,
      ],
    ])('divides the %s into these numbered sections (section 2)', (name, titles) => {
      const text = readFileSync(`src/content/legal/${name}.md`, 'utf8');
      expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(
        titles.split(/,\s+/).map((title, index) => `${index + 1}. ${title}`),
      );
    });

    it('tells in a project the figures of the case study of the same client', () => {
      for (const { company, industry, results } of studies) {
        expect(projects.find((project) => project.company === company)).toMatchObject({
          industry,
          duration: results.timeframe,
          results: { primary: results.headline },
        });
      }
    });
  });
});
