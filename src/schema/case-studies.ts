import { z } from 'astro/zod';
import { funnelSchema } from './funnel.ts';
import { handoverSchema } from './handover.ts';
import {
  clientRecordFields,
  drawing,
  durationSchema,
  imageSchema,
  listOf,
  normalizeMinusSign,
  recordId,
  result,
} from './record-fields.ts';
import { type RefinementIssues, refineWith } from './refine-with.ts';
import { type Report, reportSchema } from './report.ts';
import { text } from './text-fields.ts';
import { stages } from './vocabulary.ts';

const pointSchema = z.strictObject({
  label: text('The moment, such as "Week 4".', { max: 12 }),
  value: z.number().nonnegative().max(999).describe('`suffix` shortens larger ones.'),
});

const metricSchema = z.strictObject({
  label: text('The name of the value.', { max: 40 }),
  value: text('The value, such as "+38%".', { max: 12 }).transform(normalizeMinusSign),
  icon: text('The name of an icon in Lucide. No page shows it.'),
});

const drawingOf = (meaning: string) =>
  z
    .strictObject({ src: drawing(meaning) })
    .optional()
    .describe(`An SVG ${meaning}`);

const recordSchema = z.strictObject({
  ...clientRecordFields,
  image: imageSchema
    .extend({
      showsLead: z
        .boolean()
        .optional()
        .describe('true: one thing is tilted, for the handover’s lead.'),
    })
    .optional(),
  /* For wide windows. Phones show `image` in their place. */
  strip: drawingOf('1200 by 192: what is counted on a belt. Its figure fills the width.'),
  rail: drawingOf('1200 by 560: what is counted on a rail, one thing taken down.'),
  title: text('The story in one line.', { max: 80 }),
  description: text('What the engagement was.', { max: 260 }),
  results: z.strictObject({
    headline: result('The one figure of the case, such as "+212% qualified pipeline".'),
    timeframe: durationSchema,
    summary: text('One sentence for the result on the landing page.', { max: 110 }),
  }),
  trend: z
    .strictObject({
      title: text('What the chart shows, with its unit.', { max: 90 }),
      prefix: z.string().max(1).describe('Precedes each value, such as "$".'),
      suffix: z.string().max(1).describe('Follows each value, such as "k" or "x".'),
      points: z.array(pointSchema).min(4).max(8),
      ratioTitle: text(
        'The title of a second chart, which shows the first and the last point as dollars.',
        { max: 60 },
      ).optional(),
    })
    .optional()
    .describe('The headline figure over time, drawn as a chart.'),
  funnel: funnelSchema.optional(),
  symbol: drawingOf('with `<symbol id="thing" viewBox="0 0 32 40">`: what the funnel counts.'),
  scene: z
    .strictObject({ src: drawing('for wide windows.'), phoneSrc: drawing('for phones.') })
    .optional()
    .describe('The companies above the wall in "How it works": docs/pictures.md.'),
  handover: handoverSchema.optional(),
  report: reportSchema.optional(),
  plan: z
    .strictObject({
      name: text(undefined, { max: 24 }),
      leadsPerMonth: z.int().min(1).optional(),
      monthlyPrice: z.int().min(1).describe('Dollars.').optional(),
    })
    .optional()
    .describe('The plan as the client ordered it, whatever plans.yaml says today.'),
  project: recordId('projects.yaml', 'The id of the project whose card links here.').optional(),
  metrics: z.array(metricSchema).length(4),
  challenge: text('Where the client stood.', { max: 480 }),
  solution: text('What was done.', { max: 480 }),
  outcome: text('What the result was.', { max: 480 }),
});

type CaseStudyRecord = z.infer<typeof recordSchema>;

/** Compares the lead of the handover with picture and funnel, which draw them, too. */
function* findLeadIssues({ handover, image, funnel }: CaseStudyRecord): RefinementIssues {
  if (image?.showsLead && !handover) {
    yield ['image.showsLead', 'nothing, or a `handover`, which names the lead'];
  }
  const { reached = 'listed' } = handover?.brief ?? {};
  const last = funnel?.at(-1)?.stage ?? 'won';
  if (stages.indexOf(reached) > stages.indexOf(last)) {
    yield [
      'funnel',
      `the stage ${reached} or a later one, as the lead of \`handover\` has reached it`,
    ];
  }
}

const caseStudySchema = recordSchema.superRefine(refineWith(findLeadIssues)).superRefine(
  refineWith(function* (caseStudy) {
    const { funnel = [], report, image } = caseStudy;
    for (const field of ['strip', 'rail'] as const) {
      if (!caseStudy[field] || image?.src.endsWith('.svg')) continue;
      yield [field, 'nothing, or a drawing as `image`, which phones show instead'];
    }
    for (const { stage, value } of funnel) {
      // `totals` has no field for the stages replied, opened and won.
      const field = stage === 'listed' ? 'writtenTo' : stage;
      const reached = report?.totals[field as keyof Report['totals']] ?? 0;
      if (reached > value) {
        yield [`report.totals.${field}`, `at most ${value}, as \`funnel\` has ${stage}`];
      }
    }
  }),
);

export const caseStudiesSchema = listOf(caseStudySchema);

export type CaseStudy = z.infer<typeof caseStudySchema>;
