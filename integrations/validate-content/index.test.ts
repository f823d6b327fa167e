import { EventEmitter } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findIdentityMistakes } from './identity.ts';
import { checkContent, findContentMistakes } from './index.ts';
import { findLegalMistakes } from './legal.ts';

const identityFile = 'src/content/identity.ts';
const identity = `/** Who the company is. */
export const identity = {
  brand: 'Closewell',
  origin: 'https://closewell.example',
  email: 'hello@closewell.example',
  schedulingPage: 'https://calendar.closewell.example/discovery-call',
  tagline: 'Qualified leads. Predictable growth.',
  language: 'en',
} as const;
`;
const terms = `---

title: "Terms and Conditions"
description: "The terms of the service: fees, billing, uptime, liability, how a plan ends and which law applies."
lead: "These terms settle what we do for you, what you pay and how the work together can end."
---

## 1. Acceptance

These terms are an agreement between {brand} and you.

## 2. Payment Terms

Fees are due each month.

## 3. Contact Information

Write to [{email}](mailto:{email}) or use our [scheduling page]({schedulingPage}).
`;

/** The mistakes in a text that differs from the right one in these places. */
const changed = (text: string, changes: Record<string, string>) =>
  Object.entries(changes).reduce((result, [before, after]) => {
    expect(result).toContain(before);
    return result.replaceAll(before, after);
  }, text);
const inIdentity = (changes: Record<string, string>) =>
  findIdentityMistakes(identityFile, changed(identity, changes));
const inTerms = (changes: Record<string, string>) =>
  findLegalMistakes('terms.md', changed(terms, changes));
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

describe('the identity', () => {
  it('is right as it stands', () => {
    expect(inIdentity({})).toEqual([]);
  });

  it.each([
    'http://closewell.example',
    'https://closewell.example/',
    'https://closewell.example/en',
    'closewell.example',
    '',
  ])('has an origin, which %j is not', (origin) => {
    expect(inIdentity({ "'https://closewell.example'": `'${origin}'` })).toEqual([
      {
        file: identityFile,
        line: lineOf(identity, 'origin:'),
        record: 'identity',
        field: 'origin',
        found: `"${origin}" (${origin.length} characters)`,
        allowed: '"https://" and the domain, without a slash at the end',
      },
    ]);
  });

  it('has an email address and a scheduling page, and all mistakes are told at once', () => {
    const mistakes = inIdentity({
      'hello@closewell.example': 'hello at closewell',
      'https://calendar': 'http://calendar',
      "language: 'en'": "language: 'English'",
    });
    expect(mistakes.map(({ field }) => field)).toEqual(['email', 'schedulingPage', 'language']);
  });

  it('tells which value is missing', () => {
    expect(inIdentity({ 'email:': 'mail:' })).toMatchObject([{ field: 'email', found: 'nothing' }]);
  });
});

describe('a legal document', () => {
  it('is right as it stands', () => {
    expect(inTerms({})).toEqual([]);
  });

  it('has a title, a description and a lead of the right lengths', () => {
    const mistakes = inTerms({
      'title: "Terms and Conditions"': 'title: "Terms"',
      'lead:': 'led:',
    });
    expect(mistakes).toMatchObject([
      { field: 'lead', found: 'nothing', allowed: 'this field is required: a text' },
      {
        record: 'terms',
        field: 'title',
        line: lineOf(terms, 'title:'),
        found: '"Terms" (5 characters)',
        allowed: 'at least 10 characters',
      },
      {
        field: 'led',
        line: lineOf(terms, 'lead:'),
        allowed: 'no field of this name; there are title, description, lead (did you mean lead?)',
      },
    ]);
  });

  it('has frontmatter that can be read', () => {
    expect(findLegalMistakes('a.md', 'Words')).toMatchObject([{ found: 'no frontmatter' }]);
    expect(inTerms({ 'title: "Terms': 'title: "Ter"ms' })).toMatchObject([
      { line: lineOf(terms, 'title:'), found: expect.stringContaining('quotation mark') },
    ]);
  });

  it('fills only the names that it knows, and tells the nearest', () => {
    const [mistake] = inTerms({ 'between {brand}': 'between {brnad}' });
    expect(mistake).toEqual({
      file: 'terms.md',
      line: lineOf(terms, 'between {brand}'),
      record: 'terms',
      field: 'text',
      found: '{brnad}',
      allowed: '{brand}, {email}, {schedulingPage} (did you mean {brand}?)',
    });
  });

  it.each(['{brand', '{ brand }', 'brand}', '{}'])('knows that %j is no name', (found) => {
    expect(inTerms({ 'between {brand}': `between ${found}` })).toHaveLength(1);
  });

  it('numbers its headings from 1 on, without a gap', () => {
    expect(inTerms({ '## 2. Payment Terms': '## 4. Payment Terms' })).toMatchObject([
      { field: 'heading', found: '## 4. Payment Terms', allowed: '"## 2. " and a title' },
    ]);
    expect(inTerms({ '## 3. ': '## ' })).toHaveLength(1);
    expect(inTerms({ '## 1. Acceptance': '## 1. Acceptance\n\n# 2. A heading' })).toHaveLength(3);
  });
});

describe('the whole content', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('src/content', join(root, 'src/content'), { recursive: true });
  });

  afterEach(() => rmSync(root, { recursive: true }));

  function change(path: string, before: RegExp, after: string) {
    const file = join(root, 'src/content', path);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(before);
    writeFileSync(file, text.replace(before, after));
  }

  it('has no mistake as it stands', () => {
    expect(findContentMistakes(root)).toEqual([]);
    expect(() => checkContent(root)).not.toThrow();
  });

  it('stops the build with all mistakes of all files in one message', () => {
    change('identity.ts', /email: '.*'/, "email: 'hello'");
    change('projects.yaml', /industry: .*/, 'industry: Fintexh');
    change('legal/privacy.md', /\n## 2\. /, '\nWrite to {calendar}.\n\n## 2. ');
    expect(() => checkContent(root)).toThrow(
      /^The content has 3 mistakes:[\s\S]+identity\.ts:\d+ [\s\S]+did you mean Fintech[\s\S]+privacy\.md:\d+ /,
    );
  });

  it('is checked again whenever somebody saves a file of it', () => {
    const watcher = new EventEmitter();
    const messages: string[] = [];
    const logger = { error: (message: string) => messages.push(message) };
    const setup = checkContent(root).hooks['astro:server:setup'];
    setup?.({ server: { watcher }, logger } as unknown as Parameters<typeof setup>[0]);

    change('projects.yaml', /industry: .*/, 'industry: Fintexh');
    watcher.emit('change', join(root, 'src/styles/theme.css'));
    expect(messages).toEqual([]);
    watcher.emit('change', join(root, 'src/content/projects.yaml'));
    expect(messages).toEqual([expect.stringContaining('did you mean Fintech?')]);
    change('projects.yaml', /industry: Fintexh/, 'industry: Fintech');
    watcher.emit('change', join(root, 'src/content/projects.yaml'));
    expect(messages).toHaveLength(1);
  });
});
