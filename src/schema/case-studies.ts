import { z } from 'astro/zod';
import { parseDays } from '../lib/date.ts';
import { interpolateKnown } from '../lib/template.ts';
import { courseSchema } from './course.ts';
import { funnelSchema } from './funnel.ts';
import { handoverSchema } from './handover.ts';
import {
  clientRecordFields,
  drawing,
  durationSchema,
  listed,
  listOf,
  normalizeMinusSign,
  recordId,
  result,
  upToSevenDigits,
} from './record-fields.ts';
import { type Report, reportSchema } from './report.ts';
import { type RefinementIssues, refineWith } from './rules.ts';
import { text } from './text-fields.ts';
import { metricIcons } from './vocabulary.ts';
import { wallSchema } from './wall.ts';

const metricSchema = z.strictObject({
  label: text('The name of the value.', { max: 40 }),
  value: text('The value, such as "+38%".', { max: 12 }).transform(normalizeMinusSign),
  icon: listed(metricIcons, 'An icon of lucide.dev.'),
});

const recordSchema = z.strictObject({
  ...clientRecordFields,
  bandDrawing: z
    .strictObject({
      layout: z
        .enum(['strip', 'rail'])
        .describe(
          'strip: on a belt above the figure, 1200 by 192. rail: beside it, too, 1200 by 528.',
        ),
      src: drawing('What is counted, in wide windows.'),
    })
    .optional()
    .describe('Drawing of the result on the landing page in wide windows; phones show `image`.'),
  title: text('The story in one line.', { max: 80 }),
  description: text('What the engagement was.', { max: 260 }),
  results: z
    .strictObject({
      headline: result(
        'The one figure of the case, such as "+212% qualified pipeline in {timeframe}".',
        ['timeframe'],
      ),
      timeframe: durationSchema,
    })
    .transform(({ headline: { figure, label }, timeframe }) => {
      return { headline: { figure, label: interpolateKnown(label, { timeframe }) }, timeframe };
    }),
  course: courseSchema.optional(),
  funnel: funnelSchema.optional(),
  wall: wallSchema.optional(),
  handover: handoverSchema.optional(),
  report: reportSchema.optional(),
  plan: z
    .strictObject({
      name: text(undefined, { max: 24 }),
      leadsPerMonth: upToSevenDigits(1).optional(),
      monthlyPrice: upToSevenDigits(1).describe('Dollars.').optional(),
    })
    .optional()
    .describe('The plan as the client ordered it, whatever plans.yaml says today.'),
  project: recordId('projects.yaml', 'The id of the project whose card links here.').optional(),
  metrics: z.array(metricSchema).length(4, 'four metrics'),
  challenge: text('Where the client stood.', { max: 480 }),
  solution: text('What was done.', { max: 480 }),
  outcome: text('What the result was.', { max: 480 }),
});

type CaseStudyRecord = z.infer<typeof recordSchema>;

function* findWallIssues({ wall, funnel }: CaseStudyRecord): RefinementIssues {
  if (!wall) return;
  if (!funnel) yield ['funnel', 'the numbers of the doors in `wall`'];
  for (const field of ['starts', 'phoneStarts'] as const) {
    const isRising = wall[field].every((start, index, all) => start > (all[index - 1] ?? -1));
    if (funnel && (wall[field].length !== funnel.length - 1 || !isRising)) {
      yield [
        `wall.${field}`,
        `${funnel.length - 1} rising numbers, one for each stage after listed`,
      ];
    }
  }
}

/** Compares the course with what the case says elsewhere: its time, its funnel and its headline. */
function* findCourseIssues({ course, funnel, results }: CaseStudyRecord): RefinementIssues {
  if (!course) return;
  const [first, , last] = course.states;
  const days = parseDays(results.timeframe);
  if (last.day !== days) yield ['course.states.2.day', `${days}, as \`timeframe\``];
  const added = last.count - first.count;
  if (funnel && !funnel.some(({ value }) => value === added)) {
    const counts = funnel.map(({ value }) => first.count + value).join(', ');
    yield ['course.states.2.count', `as many more as a stage of \`funnel\` has, one of ${counts}`];
  }
  const { figure } = results.headline;
  const growth = Math.round(100 * Math.abs(last.value / first.value - 1));
  const value = figure.endsWith('%') ? growth : last.value;
  if (Number.parseFloat(figure.replace(/[^\d.]/g, '')) !== value) {
    yield ['course.states.2.value', `a value that agrees with the headline, ${figure}`];
  }
}

const caseStudySchema = recordSchema
  .superRefine(refineWith(findWallIssues))
  .superRefine(refineWith(findCourseIssues))
  .superRefine(
    refineWith(function* ({ bandDrawing, funnel = [], report, image }) {
      if (bandDrawing && !image?.src.endsWith('.svg')) {
        yield [
          'bandDrawing',
          'no such line, which you can delete, or a drawing as `image`, which phones show instead',
        ];
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
