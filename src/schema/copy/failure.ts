import { z } from 'astro/zod';
import { pageMetaSchema } from '../fields.ts';
import { text } from '../text.ts';

/** `copy/failure.yaml`: the screen of a page, or a part of one, that fails. */
export const failurePageSchema = z.strictObject({
  meta: pageMetaSchema,
  failure: z.strictObject({
    title: text('The heading.', { max: 60 }),
    message: text('What happened, if no more is known.'),
    intro: text('Whose fault it is.'),
    retry: text('Tries again.'),
    startFailed: text('Above a calculator or filters that did not load.'),
    home: text('Leads to the landing page.'),
  }),
  unreachable: text('The message if the page cannot be fetched.'),
});

export type FailureCopy = z.infer<typeof failurePageSchema>['failure'];
