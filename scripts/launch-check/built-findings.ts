import type { Finding } from './kinds.ts';

export interface BuiltFile {
  path: string;
  text: string;
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

function findPictures({ path: file, text }: BuiltFile): Finding[] {
  return [...text.matchAll(/<img\b(?:[^>"]|"[^"]*")*>/g)]
    .filter(([tag]) => !/\salt(?:=|[\s/>])/.test(tag))
    .map(({ 0: tag, index }) => {
      const source = /\ssrc="([^"]*)"/.exec(tag)?.[1] ?? tag;
      return { kind: 'picture', file, line: lineAt(text, index), what: source };
    });
}

function findDescription({ path: file, text }: BuiltFile): Finding[] {
  if (/<meta\s(?=[^>]*name="description")[^>]*content="[^"]*\S[^"]*"/.test(text)) return [];
  return [{ kind: 'description', file, line: 1, what: 'the page has none' }];
}

function findExpiry({ path: file, text }: BuiltFile, now: Date): Finding[] {
  return [...text.matchAll(/^Expires:\s*(\S+)/gim)]
    .filter(([, date = '']) => !(new Date(date) > now))
    .map(({ 1: date, index }) => {
      return { kind: 'expired', file, line: lineAt(text, index), what: `Expires: ${date}` };
    });
}

function findStaging({ path: file, text }: BuiltFile): Finding[] {
  const match = /X-Robots-Tag: noindex/i.exec(text);
  return match ? [{ kind: 'staging', file, line: lineAt(text, match.index), what: match[0] }] : [];
}

/** What of the built files must not go live. */
export function findInBuilt(files: readonly BuiltFile[], now: Date): Finding[] {
  return files.flatMap((file) => {
    if (file.path.endsWith('.html')) return [...findPictures(file), ...findDescription(file)];
    if (file.path.endsWith('security.txt')) return findExpiry(file, now);
    return file.path.endsWith('_headers') ? findStaging(file) : [];
  });
}
