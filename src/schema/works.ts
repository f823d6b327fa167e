import { z } from 'astro/zod';
import { id, picture, result, sample, text } from './fields.ts';
import {
  durations,
  industries,
  metricIcons,
  serviceTypes,
  stages,
  type Weekday,
  weekdays,
} from './vocabulary.ts';

const notAPart = (...path: string[]) => ({ path, error: '1 to the value of `counted`' });

const counted = z
  .strictObject({
    value: z.int().min(1).max(2000).describe('How many; as many squares are drawn.'),
    label: text(3, 40, 'What was counted, as it follows the number: "demos booked".'),
    held: z.int().min(1).optional().describe('How many of them took place.'),
    also: z
      .strictObject({
        value: z.int().min(1).describe('How many of them.'),
        label: text(3, 40, 'What they did, as in "27 of them ordered again".'),
      })
      .optional()
      .describe('A part of them that the poster shows in another color.'),
    each: text(3, 40, 'What each was worth, such as "$35k each on average".').optional(),
  })
  .refine(({ value, held = 1 }) => held <= value, notAPart('held'))
  .refine(({ value, also }) => (also?.value ?? 1) <= value, notAPart('also', 'value'))
  .describe('The people or companies that said yes, which the picture draws.');

const funnel = z
  .array(
    z.strictObject({
      value: z.int().min(1).max(5000).describe('How many came this far.'),
      label: text(3, 32, 'What was counted, as it follows the number: "demos booked".'),
      stage: z.enum(stages).describe('How far they came.'),
    }),
  )
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

const time = z
  .string()
  .regex(new RegExp(`^(?:${weekdays.join('|')}) (?:1[0-2]|[1-9]):[0-5]\\d [AP]M$`), {
    error: 'a working day and a time, such as "Thu 2:00 PM"',
  })
  .transform((value) => ({ day: value.slice(0, 3) as Weekday, hour: value.slice(4) }))
  .describe('When the meeting takes place. The calendar of the hero opens it on this day.');

const buyerCompany = text(3, 40, 'The company and its size: "Lakeshore Inns, 14 hotels".')
  .transform((value) => ({ name: value, size: value.split(', ').at(-1) ?? value }))
  .describe('The hero shows only what follows the last comma.');

const brief = z
  .strictObject({
    time,
    name: text(3, 32, 'The person of the meeting, invented like the company.'),
    role: text(3, 32, 'Their role.'),
    company: buyerCompany,
    needs: text(10, 80, 'What they need, in their words.'),
    when: text(5, 60, 'When they need it, or decide.'),
    decides: text(5, 60, 'Who decides.'),
    asked: text(5, 60, 'What they asked.'),
  })
  .describe('What your rep gets.');

const criterion = z.strictObject({
  asked: text(5, 40, 'What the agreed profile asks for.'),
  found: text(1, 20, 'What the reply says about it, in a word.'),
  quote: text(2, 60, 'The words of the reply that say so; they are marked there.'),
});

const handover = z
  .strictObject({
    message: text(120, 320, 'What was sent, as the client approved it.'),
    reply: text(120, 320, 'The buyer’s words.'),
    criteria: z.array(criterion).min(2).max(4),
    brief,
    short: text(20, 60, 'Need and date in one or two short sentences, for the hero.'),
    declined: text(40, 160, 'A reply that did not qualify, and why.'),
  })
  .superRefine(({ reply, criteria }, context) => {
    for (const [index, { quote }] of criteria.entries()) {
      if (reply.includes(quote)) continue;
      const message = 'words that occur in `reply`, letter for letter';
      context.addIssue({ code: 'custom', path: ['criteria', index, 'quote'], message });
    }
  })
  .describe('One lead from end to end, of a person and a company that do not exist.');

const day = z.int().min(1).max(180).describe('The day of the first qualified lead.');
const duration = z.enum(durations).describe('From the start to the result.');

/** The fields that case studies and projects share. Without an image, `counted` is drawn. */
const workSchema = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z
    .strictObject({
      id,
      sample,
      industry: z.enum(industries).describe('The industry of the client.'),
      company: text(2, 40, 'The client.'),
      type: z.enum(serviceTypes).describe('The service; the picture takes its form from it.'),
      counted: counted.optional(),
      image: picture('image', 'Your own photograph, in place of the drawn poster.'),
      ...fields,
    })
    .refine((work: { counted?: unknown; image?: unknown }) => work.counted ?? work.image, {
      path: ['counted'],
      error: 'what the poster counts, such as { value: 41, label: demos booked }; or an image',
    });

export const caseStudySchema = workSchema({
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
      points: z
        .array(
          z.strictObject({
            label: text(3, 12, 'The moment, such as "Week 4".'),
            value: z.number().nonnegative(),
          }),
        )
        .min(4)
        .max(8),
    })
    .describe('The headline figure over time, drawn as a chart.'),
  funnel: funnel.optional(),
  handover: handover.optional(),
  firstLeadDay: day.optional(),
  project: id.optional().describe('The id of the project whose card links here.'),
  metrics: z
    .array(
      z.strictObject({
        label: text(5, 40, 'What the value counts.'),
        value: text(1, 12, 'The value, such as "+38%".'),
        icon: z.enum(metricIcons).describe('The icon beside the value.'),
      }),
    )
    .length(4),
  challenge: text(150, 480, 'Where the client stood.'),
  solution: text(150, 480, 'What was done.'),
  outcome: text(150, 480, 'What the result was.'),
});

export const projectSchema = workSchema({
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
export type Counted = z.infer<typeof counted>;
export type Funnel = z.infer<typeof funnel>;
export type Handover = z.infer<typeof handover>;
