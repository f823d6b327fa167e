/** What must not go live, in words for the person who decides whether it does. */
export const kinds = {
  mistake: {
    title: 'Mistakes in the content',
    why: 'The site cannot be built from it.',
    remedy: 'Correct the line; what is allowed is named there.',
  },
  address: {
    title: 'Example addresses',
    why: 'They are reserved for examples and lead nowhere: no call would be booked, no email arrive.',
    remedy: 'Put in your own address: docs/change-identity.md.',
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
  },
  scheduling: {
    title: 'Scheduling page without https',
    why: 'Browsers warn of it, and what visitors enter there could be read on the way.',
    remedy:
      'Set schedulingPage in src/content/identity.ts to an address that begins with https://.',
  },
  description: {
    title: 'Descriptions that are missing or stand twice',
    why: 'Search engines show them below the title. Two pages with the same one compete.',
    remedy:
      'Write one of 70 to 165 characters for each page, in src/content/copy or the legal page.',
  },
  picture: {
    title: 'Pictures without a text alternative',
    why: 'People who do not see the picture learn nothing of it. In many countries the law asks for it.',
    remedy: 'Say in alt what a person sees in the picture.',
  },
  placeholder: {
    title: 'Texts that are still placeholders',
    why: 'A visitor would read them.',
    remedy: 'Write the final text.',
  },
  expired: {
    title: 'An expired security.txt',
    why: 'People who find a weakness no longer trust the address in it.',
    remedy: 'npm run build writes it anew; then deploy.',
  },
  staging: {
    title: 'Built for staging',
    why: 'The pages in dist/ ask search engines to leave them out.',
    remedy: 'npm run build, without SITE_STAGING.',
  },
} as const;

export type Kind = keyof typeof kinds;

/** What a staging site may show, because people who look at it know what it is. */
export const toleratedOnStaging: readonly Kind[] = ['address', 'sample', 'staging'];

export interface Finding {
  kind: Kind;
  file: string;
  line: number;
  what: string;
}
