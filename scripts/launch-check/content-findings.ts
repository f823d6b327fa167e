import type { ContentText } from './content-texts.ts';
import type { Finding, Kind } from './kinds.ts';

const exampleAddress =
  /(?:[\w-]+\.)+(?:example|test|invalid|localhost)\b|\b(?:localhost|127\.0\.0\.1|example\.(?:com|net|org))\b/i;

/** Latin filler, notes to oneself, brackets to be filled in, and `{names}` where nothing fills them. */
const placeholder =
  /\b(?:lorem|ipsum|todo|tbd|tba|fixme|xxx+|placeholder|change ?me)\b|\[(?:your|insert|enter)\b[^\]]*\](?!\()|<(?:your|insert|enter)\b[^>]*>|\byour (?:company|brand|name|text) here\b/i;
const unfilledName = /\{\w+\}/;

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

function finding(kind: Kind, { file, line }: ContentText, what: string): Finding {
  return { kind, file, line, what };
}

const named = ({ path, value }: ContentText) =>
  path === '' ? `“${shorten(value.trim())}”` : `${path} is “${shorten(value)}”`;

function findAddresses(texts: readonly ContentText[]): Finding[] {
  return texts
    .filter(({ value }) => exampleAddress.test(value))
    .map((text) => finding('address', text, named(text)));
}

function findPlaceholders(texts: readonly ContentText[]): Finding[] {
  return texts
    .filter(
      ({ file, value }) =>
        placeholder.test(value) || (file.endsWith('.yaml') && unfilledName.test(value)),
    )
    .map((text) => finding('placeholder', text, named(text)));
}

function findSamples(texts: readonly ContentText[]): Finding[] {
  return texts
    .filter(({ path, value }) => path.endsWith('.sample') && value === 'true')
    .map((text) => finding('sample', text, text.path.replace(/\.sample$/, '')));
}

function findScheduling(texts: readonly ContentText[]): Finding[] {
  return texts
    .filter(({ path, value }) => path === 'identity.schedulingPage' && !/^https:\/\//i.test(value))
    .map((text) => finding('scheduling', text, named(text)));
}

/** Every title of a page has a description beside it, and no other page has the same. */
function findDescriptions(texts: readonly ContentText[]): Finding[] {
  const isOf = (field: string) => (text: ContentText) =>
    text.path === `meta.${field}` || (text.file.endsWith('.md') && text.path === field);
  const descriptions = texts.filter(isOf('description')).filter(({ value }) => value.trim() !== '');
  const missing = texts
    .filter(isOf('title'))
    .filter(({ file }) => !descriptions.some((description) => description.file === file))
    .map((text) => finding('description', text, `“${text.value}” has none`));
  const first = new Map<string, ContentText>();
  const twice = descriptions.flatMap((text) => {
    const key = text.value.trim().toLowerCase();
    const other = first.get(key);
    if (!other) first.set(key, text);
    return other ? [finding('description', text, `the same as in ${other.file}`)] : [];
  });
  return [...missing, ...twice];
}

function findPictures(texts: readonly ContentText[]): Finding[] {
  return texts
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap((text) =>
      [...text.value.matchAll(/!\[\s*\]\([^)]*\)|<img\b(?![^>]*\balt=)[^>]*>/g)].map(([found]) =>
        finding('picture', text, shorten(found)),
      ),
    );
}

/** What of the content must not go live. */
export function findInContent(texts: readonly ContentText[]): Finding[] {
  return [
    findAddresses,
    findSamples,
    findScheduling,
    findDescriptions,
    findPictures,
    findPlaceholders,
  ].flatMap((find) => find(texts));
}
