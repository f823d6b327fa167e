export interface Count {
  value: number;
  label: string;
}

/** The last count is what the work was for, the first is all that there were. */
export function toneOf(index: number, all: number): 'tint' | 'bar' | 'leaf' {
  if (index === all - 1) return 'leaf';
  return index === 0 ? 'tint' : 'bar';
}
