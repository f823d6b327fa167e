import { z } from 'astro/zod';
import { idSchema, listOf } from './record-fields.ts';
import { text } from './text-fields.ts';

const faqSchema = z.strictObject({
  id: idSchema,
  question: text('A visitor’s question.', { max: 90 }).refine(
    (value) => /[?؟？]$/.test(value),
    'a question that ends with "?"',
  ),
  answer: text('The answer, in plain text.'),
});

export const faqsSchema = listOf(faqSchema);

export type Faq = z.infer<typeof faqSchema>;
