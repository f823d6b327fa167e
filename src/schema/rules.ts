import type { z } from 'astro/zod';

/** A path, such as 'results.primary', what is allowed there, and `params` for `src/data/check-fields.ts`. */
type RefinementIssue = readonly [
  path: string,
  allowed?: string | undefined,
  params?: { found: string; variables?: string[] },
];

export type RefinementIssues = Iterable<RefinementIssue>;

/** For `superRefine`: adds an issue at each path. */
export const refineWith =
  <T>(findIssues: (value: T) => RefinementIssues) =>
  (value: T, context: z.RefinementCtx) => {
    for (const [path, message, params] of findIssues(value)) {
      context.addIssue({ code: 'custom', path: path ? path.split('.') : [], message, params });
    }
  };

type Rules = readonly (readonly [refused: RegExp, allowed: string])[];

/** For all texts. Placeholders such as TODO in capitals only ('Todo Verde' may be a client), others in any case. */
export const textRules: Rules = [
  [
    /\b(?:TODO|TBD|TBA|FIXME|XXX+)\b|(?i:\b(?:lorem ipsum|placeholder|change ?me)\b|\[(?:your|insert|enter)\b[^\]]*\](?!\()|<(?:your|insert|enter)\b[^>]*>|\byour (?:company|brand|name|text) here\b)/,
    'a text, not a placeholder',
  ],
  // Stands for bytes that are not UTF-8.
  [/\S*\uFFFD\S*/, 'letters in the encoding UTF-8: save the file in it, and type the letter again'],
  // Slides and word processors leave some. Joiners, which scripts and emoji need, are allowed.
  [
    /(?!\n)[\p{Cc}\p{Co}\p{Zl}\p{Zp}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFC]/u,
    'a text without control characters and other invisible characters: delete it, or type a space',
  ],
];

/** Refuses what pages would show as it is written, or not at all. */
export const plainTextRules: Rules = [
  ...textRules,
  [/\n/, 'a text in one paragraph: lines are not kept'],
  [/&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);/i, 'the character itself in place of its code'],
  [
    /<\/?(?:a|b|br|div|em|h\d|i|img|li|ol|p|script|small|span|strong|su[bp]|u|ul)\b[^>]*>/i,
    'a plain text, without HTML',
  ],
  [/\*\*|\[[^\]]*\]\([^)]*\)?/, 'a plain text, without Markdown'],
];

/** Names an invisible character by its code and the words before it. */
function describePart({ 0: part, index, input }: RegExpExecArray): string {
  if (/[^\p{C}\p{Z}]/u.test(part)) return part;
  const code = part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `the character U+${code} after "${input.slice(0, index).slice(-30)}"`;
}

/** Finds what the rules refuse, unknown variables and single braces. */
export function* findRefusedParts(
  text: string,
  rules: Rules,
  variables: readonly string[],
  path = '',
): Generator<RefinementIssue> {
  for (const [refused, allowed] of rules) {
    const match = refused.exec(text);
    if (match) yield [path, allowed, { found: describePart(match) }];
  }
  const names = variables.map((name) => `{${name}}`);
  for (const [found] of text.matchAll(/\{[^{}]*\}?|\}/g))
    if (!names.includes(found)) yield [path, undefined, { found, variables: names }];
}
