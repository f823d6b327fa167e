import type { z } from 'astro/zod';

type Rules = readonly (readonly [refused: RegExp, allowed: string])[];

/** For all texts. Placeholders such as TODO in capitals only ('Todo Verde' may be a client), others in any case. */
const rules: Rules = [
  [
    /\b(?:TODO|TBD|TBA|FIXME|XXX+)\b|(?i:\b(?:lorem ipsum|placeholder|change ?me)\b|\[(?:your|insert|enter)\b[^\]]*\](?!\()|<(?:your|insert|enter)\b[^>]*>|\byour (?:company|brand|name|text) here\b)/,
    'a text, not a placeholder',
  ],
  [/[\u00AD\u200B\u200E\u200F\u2060-\u2064\uFEFF]/, 'a text without invisible characters'],
];

/** Refuses what pages would show as it is written, or not at all. */
export const plainTextRules: Rules = [
  ...rules,
  [/\n/, 'a text in one paragraph: lines are not kept'],
  [/&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);/i, 'the character itself in place of its code'],
  [
    /<\/?(?:a|b|br|div|em|h\d|i|img|li|ol|p|script|small|span|strong|su[bp]|u|ul)\b[^>]*>/i,
    'a plain text, without HTML',
  ],
  [/\*\*|\[[^\]]*\]\([^)]*\)?/, 'a plain text, without Markdown'],
];

/** Refuses what the policy in the page would block. */
export const markdownRules: Rules = [
  ...rules,
  [/<(?:\/?[a-z][\w-]*(?![\w:.@-])|!)[^>]*>?|!\[[^\]]*\]?/i, 'Markdown without HTML and pictures'],
];

/** Refuses what the rules name, unknown variables and single braces. `src/data/validate.ts` reads `params`. */
export function checkText(
  value: string,
  refusals: Rules,
  variables: readonly string[],
  context: z.RefinementCtx,
) {
  for (const [refused, message] of refusals) {
    const [part] = refused.exec(value) ?? [];
    const found = part && /[^\s\p{Cf}]/u.test(part) ? part : undefined;
    if (part) context.addIssue({ code: 'custom', message, params: { found } });
  }
  const allowed = variables.map((name) => `{${name}}`);
  for (const found of value.match(/\{[^{}]*\}?|\}/g) ?? []) {
    if (allowed.includes(found)) continue;
    context.addIssue({ code: 'custom', params: { found, variables: allowed } });
  }
}
