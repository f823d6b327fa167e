export interface TextPart {
  text: string;
  marked: boolean;
}

/** Splits a text at the first occurrence of each quote; quotes may overlap. */
export function markedText(text: string, quotes: readonly string[]): TextPart[] {
  const ranges = quotes
    .map((quote) => ({ from: text.indexOf(quote), to: text.indexOf(quote) + quote.length }))
    .filter(({ from }) => from >= 0);
  const isMarked = (index: number) => ranges.some(({ from, to }) => index >= from && index < to);
  const edges = [...new Set([0, ...ranges.flatMap(({ from, to }) => [from, to]), text.length])];
  const parts: TextPart[] = [];
  for (const [index, from] of edges.sort((one, other) => one - other).entries()) {
    const part = { text: text.slice(from, edges[index + 1]), marked: isMarked(from) };
    const last = parts.at(-1);
    if (last?.marked === part.marked) last.text += part.text;
    else if (part.text !== '') parts.push(part);
  }
  return parts;
}
