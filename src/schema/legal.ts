import { z } from 'astro/zod';
import { text } from './fields.ts';
import { pageMetaSchema } from './site.ts';

export const legalSchema = z.strictObject({
  title: text(10, 40, 'The name of the document, its heading.'),
  description: pageMetaSchema.shape.description,
  intro: text(60, 200, 'What the document settles, in one plain sentence.'),
});

/** Requires the number of each heading in its text, because contracts refer to it. */
const numberedHeadings = z.record(z.string(), z.string()).superRefine((lines, context) => {
  const headings = Object.entries(lines).filter(([, line]) => /^#{1,2} /.test(line));
  for (const [index, [number, line]] of headings.entries()) {
    const start = `## ${index + 1}. `;
    if (line.startsWith(start) && line.length > start.length) continue;
    context.addIssue({ code: 'custom', path: [number], message: `"${start}" and a title` });
  }
});

/** Describes a file of `legal/`: its frontmatter, and its lines by number. */
export const legalFileSchema = z.object({ frontmatter: legalSchema, text: numberedHeadings });
