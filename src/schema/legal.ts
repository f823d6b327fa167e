import { z } from 'astro/zod';
import type { Template } from '../lib/template.ts';
import { refineWith } from './refine-with.ts';
import { keepTimesTogether, pageMetaSchema, text } from './text-fields.ts';
import { checkText, markdownRules } from './text-rules.ts';

/** `{schedulingPage}` is not filled in as a fact: each page has a link of its own. */
const lineSchema = z
  .string()
  .overwrite(keepTimesTogether)
  .superRefine((line, context) => checkText(line, markdownRules, ['schedulingPage'], context));

/** The lines of a document by number. Its headings are numbered, because contracts refer to them. */
const linesSchema = z.record(z.string(), lineSchema).superRefine(
  refineWith(function* (lines) {
    const headings = Object.entries(lines).filter(([, line]) => /^#{1,2} /.test(line));
    const [firstLine = '1'] = Object.keys(lines);
    if (headings.length === 0) yield [firstLine, 'a heading, "## 1. " and a title'];
    for (const [index, [number, line]] of headings.entries()) {
      const start = `## ${index + 1}. `;
      if (line.startsWith(start) && line.length > start.length) continue;
      yield [number, `"${start}" and a title`];
    }
  }),
);

/** A Markdown file of `legal/`: its front matter, and its lines by number. */
export const legalSchema = z
  .strictObject({
    frontmatter: z.strictObject({
      title: text('The name of the document, its heading.', { max: 40 }),
      description: pageMetaSchema.shape.description,
      intro: text('What the document settles, in one plain sentence.', { max: 200 }),
    }),
    lines: linesSchema,
  })
  .transform(({ frontmatter, lines }) => {
    const markdown = Object.values(lines).join('\n') as Template<'schedulingPage'>;
    return { ...frontmatter, markdown };
  });
