import { z } from 'astro/zod';
import { id, image, result, sample, scene, text } from './fields.ts';
import { handover } from './handover.ts';
import { type Report, report } from './report.ts';
import { durations, industries, metricIcons, serviceTypes, stages } from './vocabulary.ts';

const step = z.strictObject({
  value: z.int().min(1).max(5000).describe('How many came this far.'),
  label: text(3, 32, 'What was counted, as it follows the number: "demos booked".'),
  stage: z.enum(stages).describe('How far they came.'),
});

const funnel = z
  .array(step)
  .min(3)
  .max(6)
  .superRefine((steps, context) => {
    for (const [index, { value, stage }] of steps.entries()) {
      const issue = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message });
      const before = steps[index - 1];
      if (!before && stage !== 'listed') issue('stage', 'listed, as the first step');
      if (before && stages.indexOf(stage) <= stages.indexOf(before.stage)) {
        issue('stage', `each stage once, in this order: ${stages.join(', ')}`);
      }
      if (before && value > before.value) {
        issue('value', `at most ${before.value}, as the step before`);
      }
    }
  })
  .describe('The steps from the companies listed to the deals won.');

const duration = z.enum(durations).describe('From the start to the result.');

/** The fields that case studies and projects share. */
const workFields = {
  id,
  sample,
  industry: z.enum(industries).describe('The industry of the client, which colors it.'),
  company: text(2, 40, 'The client.'),
  type: z.enum(serviceTypes).describe('The service, by which the portfolio can be filtered.'),
  image: image.optional(),
};

const point = z.strictObject({
  label: text(3, 12, 'The moment, such as "Week 4".'),
  value: z.number().nonnegative().max(999).describe('`suffix` shortens larger ones.'),
});

const metric = z.strictObject({
  label: text(5, 40, 'What the value counts.'),
  value: text(1, 12, 'The value, such as "+38%".'),
  icon: z.enum(metricIcons).describe('The icon beside the value.'),
});

const caseStudyFields = z.strictObject({
  ...workFields,
  title: text(15, 80, 'The story in one line.'),
  description: text(80, 260, 'What the engagement was.'),
  results: z.strictObject({
    headline: result('The one figure of the case, such as "+212% qualified pipeline".'),
    timeframe: duration,
    summary: text(30, 110, 'One sentence for the result on the landing page.'),
  }),
  trend: z
    .strictObject({
      title: text(15, 90, 'What the chart shows, with its unit.'),
      prefix: z.string().max(1).describe('Precedes each value, such as "$".'),
      suffix: z.string().max(1).describe('Follows each value, such as "k" or "x".'),
      points: z.array(point).min(4).max(8),
    })
    .describe('The headline figure over time, drawn as a chart.'),
  ratioTitle: text(15, 60, 'Draws the ends of `trend` as dollars, with this title.').optional(),
  funnel: funnel.optional(),
  scene: scene.optional(),
  handover: handover.optional(),
  report: report.optional(),
  firstLeadDay: z.int().min(1).max(180).describe('The day of the first qualified lead.').optional(),
  project: id.optional().describe('The id of the project whose card links here.'),
  metrics: z.array(metric).length(4),
  challenge: text(150, 480, 'Where the client stood.'),
  solution: text(150, 480, 'What was done.'),
  outcome: text(150, 480, 'What the result was.'),
});

/** Numbers given in two fields must agree. */
export const caseStudySchema = caseStudyFields.superRefine((study, context) => {
  const { funnel = [], firstLeadDay = 1, report } = study;
  const issue = (message: string, ...path: string[]) =>
    context.addIssue({ code: 'custom', path, message });
  if (report && report.day < firstLeadDay) {
    issue(`at least ${firstLeadDay}, the \`firstLeadDay\``, 'report', 'day');
  }
  for (const { stage, value } of funnel) {
    const field = stage === 'listed' ? 'writtenTo' : stage;
    const reached = report?.soFar[field as keyof Report['soFar']];
    if (reached === undefined || reached <= value) continue;
    issue(`at most ${value}, as \`funnel\` has ${stage}`, 'report', 'soFar', field);
  }
});

export const projectSchema = z.strictObject({
  ...workFields,
  title: text(15, 70, 'The story in one line.'),
  description: text(90, 240, 'What was done and for whom.'),
  results: z.strictObject({
    primary: result('The figure in the title.'),
    secondary: result('A second figure.'),
    tertiary: result('A third figure.'),
  }),
  tags: z
    .array(text(2, 24, 'One tag.'))
    .min(2)
    .max(4),
  duration,
});

export type CaseStudy = z.infer<typeof caseStudySchema>;
export type Project = z.infer<typeof projectSchema>;
export type Funnel = z.infer<typeof funnel>;
