/** Font sizes by the most characters that fit their container. */
const fitSizes = [
  [7, '[--fit:32cqi]'],
  [8, '[--fit:28cqi]'],
  [10, '[--fit:23.5cqi]'],
  [12, '[--fit:19cqi]'],
  [14, '[--fit:17cqi]'],
  [16, '[--fit:14.5cqi]'],
  [20, '[--fit:11.5cqi]'],
] as const;

/** Returns a class that sets `--fit`, the largest font size at which these numbers fit their container. */
export function getFitClass(numbers: readonly string[]): string {
  const longest = Math.max(...numbers.map(({ length }) => length));
  return fitSizes.find(([length]) => longest <= length)?.[1] ?? '[--fit:7cqi]';
}
