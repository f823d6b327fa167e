import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { identity } from '../../src/content/identity.ts';

export const dist = 'dist';

export interface BuiltPage {
  /** The file in dist/: 'projects.html'. */
  file: string;
  /** The path at which it is served: '/projects'. */
  path: string;
  html: string;
}

/** Every built page, those outside the index included. */
export function builtPages(): BuiltPage[] {
  if (!existsSync(dist)) throw new Error('dist/ is missing; run npm run build first.');
  return readdirSync(dist)
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({
      file,
      path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
      html: readFileSync(join(dist, file), 'utf8'),
    }));
}

/** 404 and the failure screen are served in place of a page, never as one. */
export const isInIndex = ({ path }: BuiltPage) => !['/404', '/500'].includes(path);

/** The file that the server answers an address with; undefined where there is none. */
export function fileAt(pathname: string): string | undefined {
  const name = decodeURIComponent(pathname.slice(1));
  const candidates = name === '' ? ['index.html'] : [`${name}.html`, name];
  return candidates.find((candidate) => existsSync(join(dist, candidate)));
}

export const isOwnAddress = (url: URL) => url.origin === identity.origin;

/** An address as it stands on a page, made absolute. */
export const addressOn = (page: BuiltPage, value: string) =>
  new URL(value, new URL(page.path, identity.origin));
