import { markdownToHtml } from 'satteri';

/** Renders a legal text to HTML, with an id for each heading, which are numbered. */
export function renderMarkdown(markdown: string) {
  const headings: { slug: string; text: string }[] = [];
  const { html } = markdownToHtml(markdown, {
    hastPlugins: [
      {
        name: 'heading-ids',
        element: {
          filter: ['h2'],
          visit(node, context) {
            const text = context.textContent(node);
            const slug = text
              .toLowerCase()
              .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
              .replaceAll(' ', '-');
            headings.push({ slug, text });
            context.setProperty(node, 'id', slug);
          },
        },
      },
    ],
  });
  return { html, headings };
}
