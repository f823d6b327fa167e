import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../../src/data/read-content.ts';

/** Returns the path of a built file: `/projects` for `projects.html`. */
export const getPath = (file: string) => `/${file.replace(/^index\.html$|\.html$/, '')}`;

async function loadSite(name: string, folder: string, contentFolder: string) {
  if (!existsSync(folder))
    throw new Error(`${folder}/ is missing: npm run build:site && npm run build:fixture`);
  const { site: facts, ...content } = await loadContent(contentFolder);
  const files = globSync('**/*.*', { cwd: folder }).sort();
  const read = (file: string) => readFileSync(join(folder, file));
  return {
    name,
    contentFolder,
    facts,
    ...content,
    /** Built files with an extension; leaves out `_headers`. */
    files,
    read,
    pages: files
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({ file, path: getPath(file), html: read(file).toString() })),
    /** The file that an address serves; undefined if there is none. */
    fileAt: (pathname: string): string | undefined => {
      const path = decodeURIComponent(pathname.slice(1));
      return [path || 'index.html', `${path}.html`, `${path}/index.html`].find((file) =>
        files.includes(file),
      );
    },
  };
}

export type Site = Awaited<ReturnType<typeof loadSite>>;
export type BuiltPage = Site['pages'][number];

/** The owner's site: its tests must pass for any valid content within the budgets. */
export const ownerSite = await loadSite('the site', 'dist', 'src/content');

/** The fixture site: tests may expect its texts and figures. */
export const fixtureSite = await loadSite(
  'the fixture site',
  'dist-fixture',
  'tests/fixtures/content',
);

export const sites: readonly Site[] = [ownerSite, fixtureSite];

/** For `test.use`: opens the fixture site instead of the owner's. */
export const onFixtureSite = { baseURL: process.env.FIXTURE_URL };

export const optionsOf = (site: Site) => (site === fixtureSite ? onFixtureSite : {});
