import { withMinusSign } from '../../lib/result-figure';
import type { Result } from '../../schema/fields';

export interface ProjectResultProps {
  label: string;
  result: Result;
  isPrimary?: boolean;
}

/** The longest figure that fits its column in the large size. */
const LONGEST_LARGE = 6;

function sizeOf(isPrimary: boolean, isLong: boolean): string {
  if (isPrimary) return isLong ? 'text-[1.75rem]' : 'text-[2.5rem]';
  return isLong ? 'text-[1.125rem]' : 'text-[1.375rem]';
}

/** One of the three figures of a project, with what it counts. */
export function ProjectResult({ label, result, isPrimary = false }: ProjectResultProps) {
  const { figure } = result;
  const size = sizeOf(isPrimary, figure.length > LONGEST_LARGE);
  return (
    <li className="grid min-w-0 grid-rows-[auto_3rem_auto]">
      <span className="text-fine text-ink-2">{label}</span>{' '}
      <span
        className={`self-end pb-1 font-bold font-figure leading-none tracking-[-0.015em] tabular ${size} ${isPrimary ? 'text-leaf' : ''}`}
      >
        {withMinusSign(figure)}
      </span>{' '}
      <span className="text-fine">{result.label}</span>
    </li>
  );
}
