import { z } from 'astro/zod';
import { pageMetaSchema, text, textFields, titleSchema } from '../text-fields.ts';

/** `copy/failure.yaml`: the failure screen. */
export const failureCopySchema = z.strictObject({
  meta: pageMetaSchema,
  screen: textFields(['retry', 'home']).extend({
    title: titleSchema,
    message: text('What happened, if the cause is unknown.'),
    intro: text('That the fault is not the visitor’s.'),
  }),
  unreachable: text('Replaces the message if the page cannot be fetched.'),
});

export type FailureCopy = z.infer<typeof failureCopySchema>['screen'];
