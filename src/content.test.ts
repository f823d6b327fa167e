import { readFile } from 'node:fs/promises';
import { calculator } from '@content/copy/calculator';
import * as caseStudiesCopy from '@content/copy/case-studies';
import * as failureCopy from '@content/copy/failure';
import * as home from '@content/copy/home';
import * as notFoundCopy from '@content/copy/not-found';
import * as portfolioCopy from '@content/copy/portfolio';
import { shared } from '@content/copy/shared';
import { identity } from '@content/identity';
import type { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { filterProjects } from './lib/portfolio-filter';
import { defaultRoiInputs } from './lib/roi';
import { legalSchema, recordFiles } from './schema/records';
import { durations, industries, serviceTypes } from './schema/vocabulary';

const read = (name: string) => readFile(new URL(`./content/${name}`, import.meta.url), 'utf8');

async function recordsOf<Schema extends z.ZodType>({
  file,
  schema,
}: {
  file: string;
  schema: Schema;
}): Promise<z.infer<Schema>[]> {
  const records: unknown[] = parse(await read(file));
  return records.map((record) => schema.parse(record));
}

const plans = await recordsOf(recordFiles.plans);
const testimonials = await recordsOf(recordFiles.testimonials);
const faqs = await recordsOf(recordFiles.faqs);
const caseStudies = await recordsOf(recordFiles.caseStudies);
const projects = await recordsOf(recordFiles.projects);

const valuesOf = <Value>(values: readonly Value[]) => [...new Set(values)].sort();

describe('the records', () => {
  it('are as many as the specification counts', () => {
    expect(projects).toHaveLength(16);
    expect(caseStudies).toHaveLength(3);
    expect(faqs).toHaveLength(5);
    expect(plans).toHaveLength(3);
    expect(testimonials).toHaveLength(3);
  });

  it.each([
    ['plans', plans],
    ['testimonials', testimonials],
    ['faqs', faqs],
    ['case studies', caseStudies],
    ['projects', projects],
  ])('have ids of their own among the %s', (_, records) => {
    expect(valuesOf(records.map(({ id }) => id))).toHaveLength(records.length);
  });
});

describe('the plans', () => {
  it('are those of the specification', () => {
    const table = plans.map(({ name, monthlyPrice, yearlyPrice, features, popular, cta }) => {
      return { name, monthlyPrice, yearlyPrice, features, popular, cta };
    });
    expect(table).toEqual([
      {
        name: 'Starter',
        monthlyPrice: 4580,
        yearlyPrice: 3664,
        features: [
          '12 qualified leads/month',
          'Basic lead scoring',
          'Email and LinkedIn outreach',
          '2x weekly reports',
        ],
        popular: false,
        cta: 'Start Growing',
      },
      {
        name: 'Growth',
        monthlyPrice: 8575,
        yearlyPrice: 6860,
        features: [
          '30 qualified leads/month',
          'Advanced AI lead scoring',
          'Multi-channel campaigns',
          'Custom qualification criteria',
          'Real-time pipeline analytics',
          '2x weekly reports',
        ],
        popular: true,
        cta: 'Accelerate Growth',
      },
      {
        name: 'Scale',
        monthlyPrice: 0,
        yearlyPrice: 0,
        features: [
          'Custom leads',
          'Custom AI models',
          'Dedicated account team',
          'White-label',
          'API access',
          'Custom reporting dashboard',
        ],
        popular: false,
        cta: 'Custom Pricing',
      },
    ]);
  });
});

describe('the portfolio', () => {
  it('covers all industries, types and durations, and no others', () => {
    expect(industries).toEqual([
      'B2B SaaS',
      'E-commerce',
      'Professional Services',
      'Fintech',
      'Healthcare',
      'Manufacturing',
      'Real Estate',
    ]);
    expect(serviceTypes).toEqual([
      'Lead Generation',
      'Sales Automation',
      'Pipeline Optimization',
      'Revenue Growth',
      'Customer Acquisition',
    ]);
    expect(durations.map((duration) => Number.parseInt(duration, 10))).toEqual([
      60, 75, 90, 120, 150, 180,
    ]);
    expect(valuesOf(projects.map(({ industry }) => industry))).toEqual(valuesOf(industries));
    expect(valuesOf(projects.map(({ type }) => type))).toEqual(valuesOf(serviceTypes));
    expect(valuesOf(projects.map(({ duration }) => duration))).toEqual(valuesOf(durations));
  });

  it.each(projects)('shows $id for each of its search terms, in any case', (project) => {
    const { title, company, description, tags, industry, type } = project;
    const sentence = description.split('. ', 1)[0] ?? description;
    for (const term of [title, company, sentence, ...tags]) {
      for (const search of [term, term.toUpperCase(), `  ${term.toLowerCase()} `]) {
        expect(filterProjects(projects, { industry, type, search })).toContain(project);
      }
    }
  });

  it('has titles and companies that single a project out', () => {
    for (const name of ['title', 'company', 'description'] as const) {
      expect(valuesOf(projects.map((project) => project[name]))).toHaveLength(projects.length);
    }
    expect(valuesOf(projects.map(({ image }) => image.alt))).toHaveLength(projects.length);
  });

  it('names each tag of a project once', () => {
    for (const { tags } of projects) expect(valuesOf(tags)).toHaveLength(tags.length);
  });
});

/** How a headline figure follows from the first and the last point of its trend. */
function headlineOf({ trend, results }: (typeof caseStudies)[number]): string {
  const first = trend.points[0]?.value ?? Number.NaN;
  const last = trend.points.at(-1)?.value ?? Number.NaN;
  if (results.headline.startsWith('+')) return `+${Math.round((last / first - 1) * 100)}%`;
  return `${trend.prefix}${last}${trend.suffix}`;
}

describe('the case studies', () => {
  it('are the three results of the landing page', () => {
    const shown = caseStudies.map(({ industry, results: { headline, timeframe } }) => {
      return [industry, headline, timeframe];
    });
    expect(shown).toEqual([
      ['B2B SaaS', '+212% qualified pipeline', '60 days'],
      ['Professional Services', '$420k new revenue', '90 days'],
      ['E-commerce', '3.4x blended ROAS', '90 days'],
    ]);
  });

  it('rise from 250 to 780, which is 3.12 times as much, from 0 to 420 and from 1.6 to 3.4', () => {
    const ends = caseStudies.map(({ trend }) => [
      trend.points[0]?.value,
      trend.points.at(-1)?.value,
    ]);
    expect(ends).toEqual([
      [250, 780],
      [0, 420],
      [1.6, 3.4],
    ]);
    expect(780 / 250).toBeCloseTo(3.12, 10);
  });

  it.each(caseStudies)('draw for $id a trend that ends at the headline figure', (study) => {
    expect(study.results.headline.split(' ')[0]).toBe(headlineOf(study));
  });

  it.each(caseStudies)('draw for $id a trend over its whole time, in even steps', (study) => {
    const days = study.trend.points.map(({ label }) => Number(/^Day (\d+)$/.exec(label)?.[1]));
    const [first = Number.NaN, second = Number.NaN] = days;
    expect(first).toBe(0);
    expect(days).toEqual(days.map((_, index) => index * second));
    expect(`${days.at(-1)} days`).toBe(study.results.timeframe);
  });

  it.each(caseStudies)(
    'give $id four metrics that its story tells and its headline does not',
    (study) => {
      const { metrics, description, challenge, solution, outcome, results } = study;
      const story = [description, challenge, solution, outcome].join(' ');
      expect(valuesOf(metrics.map(({ label }) => label))).toHaveLength(4);
      for (const { value } of metrics) {
        const [number = 'none'] = /\d[\d.,]*/.exec(value) ?? [];
        expect(story.split(/[^\d.,]+/).map((part) => part.replace(/[.,]$/, ''))).toContain(number);
        expect(results.headline.split(' ')[0]).not.toBe(value);
      }
    },
  );

  it.each(caseStudies)('agree in $id with the project of the same company', (study) => {
    const project = projects.find(({ company }) => company === study.company);
    // A real project may have taken the place of the sample that the case study tells of.
    if (!project && projects.some(({ sample }) => !sample)) return;
    expect(project).toMatchObject({
      industry: study.industry,
      duration: study.results.timeframe,
      type: study.image.motif,
      results: { primary: study.results.headline },
    });
  });
});

describe('the testimonials', () => {
  it.each(testimonials)('show the initials of the first and last name of $name', (testimonial) => {
    const names = testimonial.name.split(' ');
    expect(testimonial.initials).toBe(`${names.at(0)?.[0]}${names.at(-1)?.[0]}`.toUpperCase());
  });

  it('speak for a company of the case studies where they are samples', () => {
    const companies = caseStudies.map(({ company }) => company);
    if (caseStudies.some(({ sample }) => !sample)) return;
    for (const { role } of testimonials.filter(({ sample }) => sample)) {
      expect(companies).toContain(role.split(', ').at(-1));
    }
  });
});

describe('the questions', () => {
  it('are answered from the facts of the specification', () => {
    const facts = [
      /matches the profile agreed on and has told us what they need and when/,
      /14 days/,
      /82%/,
      /30 days’ notice.+non-refundable except where the law requires/i,
      /B2B SaaS, e-commerce, professional services, fintech, healthcare, manufacturing and real estate/,
    ];
    for (const [index, fact] of facts.entries()) expect(faqs[index]?.answer).toMatch(fact);
  });
});

interface LegalDocument {
  frontMatter: unknown;
  body: string;
  headings: string[];
  /** The text of each section, by the number in its heading. */
  sections: string[];
}

async function legalDocument(name: string): Promise<LegalDocument> {
  const [, frontMatter = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await read(`legal/${name}`)) ?? [];
  const [, ...sections] = body.split(/^## .+$/m);
  return {
    frontMatter: parse(frontMatter),
    body,
    headings: [...body.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading),
    sections: ['', ...sections].map((text) => text.replace(/\*\*/g, '').replace(/\s+/g, ' ')),
  };
}

const terms = await legalDocument('terms.md');
const privacy = await legalDocument('privacy.md');

describe('the terms', () => {
  it('have the twelve numbered sections of the specification', () => {
    expect(terms.headings).toEqual([
      '1. Acceptance',
      '2. Description of Service',
      '3. Payment Terms',
      '4. User Responsibilities',
      '5. Data and Privacy',
      '6. Service Availability',
      '7. Limitation of Liability',
      '8. Termination',
      '9. Intellectual Property',
      '10. Governing Law',
      '11. Changes to Terms',
      '12. Contact Information',
    ]);
  });

  it.each([
    [3, 'fees are non-refundable except by law', /non-refundable, except where the law requires/],
    [3, 'price changes come with notice', /30 days’ notice before a new price/],
    [
      3,
      'monthly plans are billed on the same date',
      /Monthly plans are billed on the same date each month/,
    ],
    [
      3,
      'annual plans are billed upfront at a discount',
      /Annual plans are billed upfront.+discount/,
    ],
    [6, 'the uptime is a target only', /99\.9%.+target, not a guarantee/],
    [7, 'the liability is capped', /capped at the amount you paid us in the 12 months before/],
    [
      8,
      'data is deleted after the end',
      /delete your data within 30 days, unless you ask for an export/,
    ],
    [10, 'the law is that of Delaware', /State of Delaware/],
    [10, 'disputes go to arbitration', /binding arbitration/],
    [12, 'the contact address is given', /mailto:\{email\}/],
  ])('say in section %i that %s', (section, _, fact) => {
    expect(terms.sections[section]).toMatch(fact);
  });

  it('are called as the specification calls them', () => {
    expect(legalSchema.parse(terms.frontMatter).title).toBe('Terms and Conditions');
  });
});

describe('the privacy policy', () => {
  it('has the eleven numbered sections of the specification', () => {
    expect(privacy.headings).toEqual([
      '1. Information We Collect',
      '2. How We Use It',
      '3. Sharing',
      '4. Security',
      '5. Your Rights',
      '6. Cookies',
      '7. Retention',
      '8. International Transfers',
      "9. Children's Privacy",
      '10. Changes',
      '11. Contact',
    ]);
  });

  it('says that the service is not for children under 13', () => {
    expect(privacy.sections[9]).toMatch(/not for children under 13/);
  });

  it('keeps data as long as the terms say', () => {
    expect(privacy.sections[7]).toMatch(/within 30 days after the plan ends, unless.+export/);
  });

  it('is called as the specification calls it', () => {
    expect(legalSchema.parse(privacy.frontMatter).title).toBe('Privacy Policy');
  });
});

describe('both legal documents', () => {
  it.each([
    ['terms', terms],
    ['privacy policy', privacy],
  ])('name in the %s only what the page can fill in', (_, { body }) => {
    const names = [...body.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(['brand', 'email', 'schedulingPage']).toContain(name);
  });
});

describe('the words of the pages', () => {
  it('are those that the specification gives', () => {
    expect(home.hero.stats.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '3–7x average ROI in 90 days',
      '14 days typical time to first leads',
      '82% show-up rate to meetings',
      '+38% average deal velocity increase',
    ]);
    expect(home.hero.resultsLink).toBe('See client results');
    expect(home.outcomes.items.map(({ title }) => title)).toEqual([
      'Sales-ready opportunities',
      'Pipeline on autopilot',
      'More time to close',
      'Predictable growth',
    ]);
    expect(home.how.steps.map(({ title }) => title)).toEqual([
      'Attract the right buyers',
      'Qualify on autopilot',
      'Hand off to your team',
    ]);
    expect(home.how.action).toBe('Book a walkthrough');
    expect(home.results.action).toBe('See all case studies');
    expect(home.pricing.save).toBe('Save {percent}%');
    expect(home.pricing.billedAnnually).toBe('Billed annually');
    expect(home.booking.comparePlans).toBe('Compare plans');
    expect(calculator.note).toBe(
      'Based on average client results of {multiplier}x pipeline improvement.',
    );
    expect(Object.keys(calculator.fields)).toEqual(Object.keys(defaultRoiInputs));
    expect(caseStudiesCopy.hero.title).toBe('Real results from real clients');
    expect(caseStudiesCopy.labels).toMatchObject({
      challenge: 'Challenge',
      solution: 'Solution',
      outcome: 'Outcome',
      help: 'See if we can help you',
      more: 'View More Projects',
    });
    expect(caseStudiesCopy.closing).toMatchObject({
      title: 'Ready to see similar results?',
      portfolio: 'View Full Portfolio',
    });
    expect(portfolioCopy.browser).toMatchObject({
      searchPlaceholder: 'Search projects...',
      count: '{shown} of {all} projects',
      empty: 'No projects match your current filters.',
      clear: 'Clear Filters',
    });
    expect(portfolioCopy.card).toMatchObject({
      primary: 'Primary',
      secondary: 'Secondary',
      tertiary: 'Tertiary',
      discuss: 'Discuss',
    });
    expect(portfolioCopy.closing).toMatchObject({
      title: 'Ready to be our next success story?',
      action: 'Book Strategy Call',
    });
    expect(notFoundCopy.notFound).toMatchObject({
      code: '404',
      title: 'Oops! Page not found',
      home: 'Return to Home',
    });
    expect(failureCopy.failure.title).toBe('Unexpected Application Error!');
    expect(shared.bookACall).toBe('Book a call');
    expect(identity.tagline).toBe('Qualified leads. Predictable growth.');
  });

  it('have a title and a description of their own on every page', () => {
    const metas = [
      home.meta,
      caseStudiesCopy.meta,
      portfolioCopy.meta,
      notFoundCopy.meta,
      failureCopy.meta,
    ];
    for (const { title, description } of metas) {
      expect(title.length).toBeGreaterThanOrEqual(10);
      expect(title.length).toBeLessThanOrEqual(65);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(165);
    }
    expect(valuesOf(metas.map(({ title }) => title as string))).toHaveLength(metas.length);
    expect(valuesOf(metas.map(({ description }) => description as string))).toHaveLength(
      metas.length,
    );
  });
});
