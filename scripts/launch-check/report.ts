import { type Finding, type Kind, kinds } from './kinds.ts';

/** A text behind a label, broken into lines that begin below each other. */
function wrap(label: string, text: string, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length === 0 || label.length + longer.length > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return label + lines.join(`\n${' '.repeat(label.length)}`);
}

/** Where it is, and what: beside each other, or below where the window is too narrow for it. */
function formatPlaces(findings: readonly Finding[], width: number): string[] {
  const places = findings.map(({ file, line }) => `    ${file}:${line}`);
  const start = Math.max(...places.map(({ length }) => length)) + 2;
  const longest = Math.max(...findings.map(({ what }) => what.length));
  return findings.map(({ what }, index) => {
    const place = places[index] ?? '';
    if (start + longest <= width) return `${place.padEnd(start)}${what}`;
    return `${place}\n${wrap(' '.repeat(8), what, width)}`;
  });
}

function formatKind(kind: Kind, findings: readonly Finding[], width: number): string {
  const { title, why, remedy } = kinds[kind];
  return [
    `${title.toUpperCase()} (${findings.length})`,
    wrap('  Why     ', why, width),
    wrap('  Remedy  ', remedy, width),
    ...formatPlaces(findings, width),
  ].join('\n');
}

const counted = (count: number) => (count === 1 ? 'One finding' : `${count} findings`);

/** A table for each kind of finding, and at the end what it comes to. */
export function formatReport(
  findings: readonly Finding[],
  tolerated: readonly Finding[] = [],
  width = 80,
): string {
  const tables = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const ofKind = findings.filter((finding) => finding.kind === kind);
    return ofKind.length === 0 ? [] : [formatKind(kind, ofKind, width)];
  });
  if (findings.length > 0) {
    return [...tables, `${counted(findings.length)} in the way of going live.`].join('\n\n');
  }
  return tolerated.length > 0
    ? `${counted(tolerated.length)} tolerated: fit for a staging site, not for the public one.`
    : 'Nothing stands in the way of going live.';
}
