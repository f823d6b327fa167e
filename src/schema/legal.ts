import { z } from 'astro/zod';
import { type MdastNode, markdownToMdast } from 'satteri';
import type { Template } from '../lib/template.ts';
import { findRefusedParts, type RefinementIssues, refineWith, textRules } from './rules.ts';
import { keepTimesTogether } from './text-fields.ts';

const allowedNodes =
  /^(?:root|paragraph|text|break|heading|list|listItem|emphasis|strong|link|linkReference|definition|table\w*)$/;

/** What to write in place of Markdown that has no look, or that the policy of the page would block. */
const replacements: Readonly<Record<string, string>> = {
  blockquote: 'a paragraph in quotation marks',
  code: 'a text without code, which begins after four spaces or "```"',
  footnoteReference: 'the words of the note in brackets',
  footnoteDefinition: 'the words of the note in brackets, where its number stands',
  html: 'Markdown without HTML: **bold**, *emphasis*, [a link](/terms)',
  image: 'Markdown without pictures',
  imageReference: 'Markdown without pictures',
  task: 'a list without "[ ]"',
  thematicBreak: 'a heading in place of a line',
};

type LineIssue = readonly [line: number, allowed: string];

function* listNodes(node: MdastNode): Generator<MdastNode> {
  yield node;
  for (const child of 'children' in node ? node.children : []) yield* listNodes(child);
}

const lineOf = ({ position }: MdastNode) => position?.start.line ?? 1;

function* findRefusedNodes(nodes: readonly MdastNode[]): Generator<LineIssue> {
  for (const node of nodes) {
    const isTask = node.type === 'listItem' && typeof node.checked === 'boolean';
    const type = isTask ? 'task' : node.type;
    if (allowedNodes.test(type)) continue;
    yield [lineOf(node), replacements[type] ?? 'paragraphs, headings, lists, tables and links'];
  }
}

/** Finds items of lists that would lose their number, such as a paragraph that begins with a year. */
function* findLostNumbers(
  nodes: readonly MdastNode[],
  lines: readonly string[],
): Generator<LineIssue> {
  const lists = nodes.filter((node) => node.type === 'list' && node.ordered);
  for (const list of lists) {
    for (const [index, item] of ('children' in list ? list.children : []).entries()) {
      const text = lines[lineOf(item) - 1]?.slice((item.position?.start.column ?? 1) - 1);
      const number = Number.parseInt(text ?? '', 10);
      if (number === 1 || number === index + 1) continue;
      yield [lineOf(item), `"${index + 1}. " for an item of a list, or "${number}\\. " for a text`];
    }
  }
}

/** Contracts refer to the numbers of headings. Those of the third level have none. */
function* findWrongHeadings(
  nodes: readonly MdastNode[],
  lines: readonly string[],
): Generator<LineIssue> {
  let section = 0;
  for (const heading of nodes.filter(({ type }) => type === 'heading')) {
    const source = lines[lineOf(heading) - 1] ?? '';
    if (section > 0 && source.startsWith('### ')) continue;
    const start = `## ${section + 1}. `;
    if (/^##? /.test(source)) section += 1;
    if (source.startsWith(start) && source.length > start.length) continue;
    const underlined = source.startsWith('#') ? '' : ', or a text without "---" or "===" below it';
    yield [lineOf(heading), `"${start}" and a title${underlined}`];
  }
  if (section === 0) yield [lines.findIndex(Boolean) + 1, 'a heading, "## 1. " and a title'];
}

function* findMarkdownIssues(markdown: string): RefinementIssues {
  const nodes = [...listNodes(markdownToMdast(markdown))];
  const lines = markdown.split('\n');
  for (const [line, allowed] of [
    ...findRefusedNodes(nodes),
    ...findLostNumbers(nodes, lines),
    ...findWrongHeadings(nodes, lines),
  ]) {
    yield [`${line}`, allowed, { found: `"${lines[line - 1]?.slice(0, 60)}"` }];
  }
  // `{schedulingPage}` is not filled in as a fact: each page has a link of its own.
  for (const [index, line] of lines.entries())
    yield* findRefusedParts(line, textRules, ['schedulingPage'], `${index + 1}`);
}

/** A Markdown file of `legal/`. */
export const legalSchema = z
  .string()
  .overwrite(keepTimesTogether)
  .superRefine(refineWith(findMarkdownIssues))
  .transform((markdown) => markdown as Template<'schedulingPage'>);
