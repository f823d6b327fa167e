export const sampleBrand = 'Closewell';
const brandPattern = new RegExp(`\\b${sampleBrand}\\b`, 'i');

export interface Rule {
  title: string;
  reason: string;
  remedy: string;
  /** Which sites a finding keeps from going live; undefined for advice. */
  blocks?: 'every site' | 'the public site';
  pattern?: RegExp;
}

/** Fields and sentences that bind a company or can be challenged. A field begins with its name. */
const claims = [
  /^(?:figure|note|role): /,
  /^(?:held|booked): \d/,
  /\b(?!100%)\d[\d.]*(?:%| (?:hours|days|months|years|clients))/,
  /\bState of\b/,
];

export const rules = {
  invalid: {
    title: 'Validation issues',
    reason: 'The site cannot be built with them.',
    remedy: 'Correct the line; the finding says what is allowed.',
    blocks: 'every site',
  },
  address: {
    title: 'Example addresses',
    reason:
      'They are reserved for examples and lead nowhere: no call would be booked, no email arrive.',
    remedy: 'Enter your own address: docs/change-words-and-facts.md.',
    blocks: 'the public site',
    pattern:
      /(?:[\w-]+\.)+(?:example|test|invalid|localhost)\b|\b(?:localhost|127\.0\.0\.1|example\.(?:com|net|org))\b/i,
  },
  sample: {
    title: 'Sample records',
    reason:
      'Publishing invented results is unlawful, in the EU (2005/29/EC, Annex I, 23b and 23c) and the US (16 CFR 465).',
    remedy:
      'Replace each by a real one that the client has agreed to, with sample: false, or delete it: ' +
      'docs/add-a-record.md; site.yaml: docs/change-words-and-facts.md.',
    blocks: 'the public site',
    pattern: /^sample: true$/,
  },
  brand: {
    title: 'The name of the sample company',
    reason: 'Your company has another name, so visitors would read of a company that is not yours.',
    remedy: 'Write {brand}, which stands for the name in site.yaml.',
    blocks: 'every site',
    pattern: brandPattern,
  },
  empty: {
    title: 'Advice: facts that only you know',
    reason: 'They answer what buyers ask before a call.',
    remedy: 'Fill in the fact, and name it in a sentence: docs/change-words-and-facts.md.',
    pattern: /^\w+: \s*$/,
  },
  logo: {
    title: 'Advice: the logo of the sample company',
    reason: 'Header, icons and link previews show it.',
    remedy: 'Save your own, without the comment: docs/pictures.md.',
    pattern: /sample: true/,
  },
  picture: {
    title: 'Advice: pictures that no record names',
    reason:
      'They are published, though no page shows them, and may be those of a client who is gone.',
    remedy: 'Delete the file, or name it in a record: docs/pictures.md.',
  },
  repository: {
    title: 'Advice: project files with the name of the sample company',
    reason:
      'No visitor reads them, but the host names the site after them, and colleagues read them.',
    remedy: 'Write your own name; in wrangler.jsonc before the first upload: docs/deploy.md.',
    pattern: brandPattern,
  },
  claim: {
    title: 'To read: your claims',
    reason:
      'They bind you or can be challenged: facts, averages, what answers and legal pages promise, whose law applies.',
    remedy: 'Confirm each with your records and your lawyer, or change it.',
    pattern: new RegExp(claims.map(({ source }) => source).join('|')),
  },
  preview: {
    title: 'To read: titles and descriptions of pages, and the picture of link previews',
    reason: 'In search engines and chats, most people read them before the site.',
    remedy:
      'Change what does not say what you do; the picture is that of the first record with one.',
  },
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
