import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { addressOf, listFiles } from '../../integrations/built-files.ts';
import { identity as ownIdentity } from '../../src/content/identity.ts';
import { type RecordName, recordFiles } from '../../src/schema/records.ts';
import { identity as fixtureIdentity } from '../fixtures/content/identity.ts';

/** A host that compresses with gzip sends this many bytes; Brotli sends fewer. */
export const compressed = (content: Buffer | string) => gzipSync(content, { level: 6 }).length;

export interface BuiltPage {
  /** The file in the built folder: 'projects.html'. */
  file: string;
  /** The path at which it is served: '/projects'. */
  path: string;
  html: string;
}

/** 404 and the failure screen are served in place of a page, never as one. */
export const isInIndex = ({ path }: { path: string }) => !['/404', '/500'].includes(path);

function siteOf(name: string, folder: string, content: string, identity: Identity) {
  const recordsIn = (name: RecordName) =>
    parse(readFileSync(`${content}/${recordFiles[name].file}`, 'utf8')) ?? [];
  if (!existsSync(folder))
    throw new Error(`${folder}/ is missing: npm run build:site && npm run build:fixture`);
  const files = listFiles(folder).filter((file) => file !== '_headers');
  const read = (file: string) => readFileSync(join(folder, file));
  return {
    name,
    folder,
    identity,
    plans: recordFiles.plans.list.parse(recordsIn('plans')),
    testimonials: recordFiles.testimonials.list.parse(recordsIn('testimonials')),
    faqs: recordFiles.faqs.list.parse(recordsIn('faqs')),
    caseStudies: recordFiles.caseStudies.list.parse(recordsIn('caseStudies')),
    projects: recordFiles.projects.list.parse(recordsIn('projects')),
    /** Every built file by its path below the folder, the settings of the host left out. */
    files,
    read,
    pages: files
      .filter((file) => file.endsWith('.html'))
      .map((file): BuiltPage => ({ file, path: addressOf(file), html: read(file).toString() })),
    /** The file that the server answers an address with; undefined where there is none. */
    fileAt: (pathname: string): string | undefined => {
      const path = decodeURIComponent(pathname.slice(1));
      return [path || 'index.html', `${path}.html`, `${path}/index.html`].find((file) =>
        files.includes(file),
      );
    },
  };
}

interface Identity {
  brand: string;
  origin: string;
  email: string;
  schedulingPage: string;
  language: string;
}

export type Site = ReturnType<typeof siteOf>;

/** The owner's site, which is tested by rules: whatever its content says, as long as it is valid. */
export const ownSite = siteOf('the site', 'dist', 'src/content', ownIdentity);

/** The site of the tests' own company, whose texts and figures the tests know. */
export const fixtureSite = siteOf(
  'the site of the tests',
  'dist-fixture',
  'tests/fixtures/content',
  fixtureIdentity,
);

export const sites = [ownSite, fixtureSite];

/** For `test.use`: opens the pages of the tests' own company in place of the owner's. */
export const onFixtureSite = { baseURL: process.env.FIXTURE_URL };

/** The projects in the order of the page: those with a full case study first. */
export function shownProjects({ caseStudies, projects }: Pick<Site, 'caseStudies' | 'projects'>) {
  const clients = new Set(caseStudies.map(({ company }) => company));
  const isLater = ({ company }: { company: string }) => Number(!clients.has(company));
  return projects.toSorted((one, other) => isLater(one) - isLater(other));
}
