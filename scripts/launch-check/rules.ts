export const sampleBrand = 'Closewell';

/** Reasons not to go live, explained to the owner. */
export const rules = {
  invalid: {
    title: 'Validation issues',
    why: 'The site cannot be built from them.',
    remedy: 'Correct the line; what is allowed is named there.',
  },
  address: {
    title: 'Example addresses',
    why: 'They are reserved for examples and lead nowhere: no call would be booked, no email arrive.',
    remedy: 'Put in your own address: docs/change-identity.md.',
    pattern:
      /(?:[\w-]+\.)+(?:example|test|invalid|localhost)\b|\b(?:localhost|127\.0\.0\.1|example\.(?:com|net|org))\b/i,
  },
  sample: {
    title: 'Sample records',
    why:
      'They are invented. Publishing invented testimonials or results is unlawful in many countries, such as ' +
      'the EU (Directive 2005/29/EC, Annex I, 23b and 23c; between businesses Directive 2006/114/EC) ' +
      'and the US (FTC rule 16 CFR 465).',
    remedy:
      'Replace each by a real one that the client has agreed to, or delete it, then set sample to ' +
      'false: docs/replace-a-testimonial.md, docs/add-a-project.md.',
    pattern: /^\s*(?:- )?sample:\s*true\b/,
  },
  brand: {
    title: 'The name of the sample company',
    why: 'The site has another name, so a visitor would read of a company that is not yours.',
    remedy:
      'Write your own name, {brand} in a legal document, or identity.brand in a file of copy.',
    pattern: new RegExp(`\\b${sampleBrand}\\b`, 'i'),
  },
  placeholder: {
    title: 'Texts that are still placeholders',
    why: 'A visitor would read them.',
    remedy: 'Write the final text.',
    pattern:
      /\b(?:lorem|ipsum|todo|tbd|tba|fixme|xxx+|placeholder|change ?me)\b|\[(?:your|insert|enter)\b[^\]]*\](?!\()|<(?:your|insert|enter)\b[^>]*>|\byour (?:company|brand|name|text) here\b/i,
  },
  staging: {
    title: 'Built for staging',
    why: 'The pages in dist/ ask search engines to leave them out.',
    remedy: 'npm run build, without SITE_STAGING.',
  },
} as const;

export type RuleName = keyof typeof rules;

const toleratedOnStaging: readonly RuleName[] = ['address', 'sample', 'staging'];

export interface Finding {
  rule: RuleName;
  file: string;
  line: number;
  what: string;
}

export const isBlocking = ({ rule }: Finding, allowSamples: boolean) =>
  !(allowSamples && toleratedOnStaging.includes(rule));
