import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { company as ownCompany } from '../../src/content/company.ts';
import { closing as ownClosing } from '../../src/content/copy/case-studies.ts';
import * as ownHome from '../../src/content/copy/home.ts';
import { shared as ownShared } from '../../src/content/copy/shared.ts';
import { identity as ownIdentity } from '../../src/content/identity.ts';
import { createPlan } from '../../src/data/plans.ts';
import { interpolateTexts } from '../../src/lib/text.ts';
import { type RecordName, recordFiles } from '../../src/schema/records.ts';
import type { Company, Identity } from '../../src/schema/site.ts';
import { company as fixtureCompany } from '../fixtures/content/company.ts';
import { closing as fixtureClosing } from '../fixtures/content/copy/case-studies.ts';
import * as fixtureHome from '../fixtures/content/copy/home.ts';
import { shared as fixtureShared } from '../fixtures/content/copy/shared.ts';
import { identity as fixtureIdentity } from '../fixtures/content/identity.ts';

/** Bytes with gzip; Brotli sends fewer. */
export const compressed = (content: Buffer | string) => gzipSync(content, { level: 6 }).length;

/** Returns the path of a built file: `/projects` for `projects.html`. */
export const getPath = (file: string) => `/${file.replace(/^index\.html$|\.html$/, '')}`;

export interface BuiltPage {
  /** 'projects.html' */
  file: string;
  /** '/projects' */
  path: string;
  html: string;
}

function siteOf<Copy extends { identity: Identity; company: Company }>(
  name: string,
  folder: string,
  content: string,
  { identity, company, ...copy }: Copy,
) {
  const recordsIn = (name: RecordName) =>
    parse(readFileSync(`${content}/${recordFiles[name].file}`, 'utf8')) ?? [];
  if (!existsSync(folder))
    throw new Error(`${folder}/ is missing: npm run build:site && npm run build:fixture`);
  const { sample, ...facts } = company;
  const files = globSync('**/*.*', { cwd: folder }).sort();
  const read = (file: string) => readFileSync(join(folder, file));
  return {
    name,
    folder,
    content,
    identity,
    facts,
    copy: interpolateTexts(copy, facts),
    plans: recordFiles.plans.list.parse(recordsIn('plans')).map(createPlan),
    testimonials: recordFiles.testimonials.list.parse(recordsIn('testimonials')),
    faqs: interpolateTexts(recordFiles.faqs.list.parse(recordsIn('faqs')), facts),
    caseStudies: recordFiles.caseStudies.list.parse(recordsIn('caseStudies')),
    projects: recordFiles.projects.list.parse(recordsIn('projects')),
    /** Built files with an extension; leaves out `_headers`. */
    files,
    read,
    pages: files
      .filter((file) => file.endsWith('.html'))
      .map((file): BuiltPage => ({ file, path: getPath(file), html: read(file).toString() })),
    /** The file that an address serves; undefined if there is none. */
    fileAt: (pathname: string): string | undefined => {
      const path = decodeURIComponent(pathname.slice(1));
      return [path || 'index.html', `${path}.html`, `${path}/index.html`].find((file) =>
        files.includes(file),
      );
    },
  };
}

export type Site = ReturnType<typeof siteOf>;

/** The owner's site: its tests must pass for any valid content within the budgets. */
export const ownSite = siteOf('the site', 'dist', 'src/content', {
  identity: ownIdentity,
  company: ownCompany,
  shared: ownShared,
  closing: ownClosing,
  ...ownHome,
});

/** The fixture site: tests may expect its texts and figures. */
export const fixtureSite = siteOf('the fixture site', 'dist-fixture', 'tests/fixtures/content', {
  identity: fixtureIdentity,
  company: fixtureCompany,
  shared: fixtureShared,
  closing: fixtureClosing,
  ...fixtureHome,
});

export const sites = [ownSite, fixtureSite];

/** For `test.use`: opens the fixture site instead of the owner's. */
export const onFixtureSite = { baseURL: process.env.FIXTURE_URL };

export const optionsOf = (site: Site) => (site === fixtureSite ? onFixtureSite : {});
