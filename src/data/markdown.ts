import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';

const processor = createSatteriMarkdownProcessor({
  // The quotation marks in the files are typographic already.
  features: { smartPunctuation: false },
  syntaxHighlight: false,
});

/** Renders a legal text to HTML, with its headings. */
export async function renderMarkdown(text: string) {
  const { code, metadata } = await (await processor).render(text);
  return { html: code, headings: metadata.headings };
}
