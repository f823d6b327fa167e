export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

export type Row = Record<string, string | number>;

/** A table as Markdown sets it, so that what is printed can go into a document as it is. */
export function markdownTable(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, index) => (index === 0 ? '---' : '--:'));
  const body = rows.map((row) => line(columns.map((column) => row[column] ?? '')));
  return [line(columns), line(rule), ...body].join('\n');
}

export const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

export const inSeconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
