import { withMinusSign } from '../../lib/result-figure';
import type { Result } from '../../schema/fields';

export interface ProjectResultProps {
  label: string;
  result: Result;
  isPrimary?: boolean;
}

/** A longer figure is set smaller, so that it stays on one line. */
const LONGEST_LARGE = 6;

const sizeOf = (isPrimary: boolean, isLong: boolean) => {
  if (isPrimary && !isLong)
    return 'text-[2.125rem] xl:wide:text-[2.75rem] whole-row:text-[clamp(2.125rem,3.6vw,3.75rem)]';
  return isPrimary || !isLong
    ? 'text-[1.375rem] xl:wide:text-[1.75rem] whole-row:text-[clamp(1.375rem,2.2vw,2.25rem)]'
    : 'text-[1.0625rem]';
};

/** Words of up to so many letters that hold a hyphen are kept in one piece: 'no-show'. */
const hyphenated = /(?<!\S)(?=\S{1,12}(?!\S))(\S*-\S*)/u;

function Words({ words }: { words: string }) {
  return words.split(hyphenated).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** One of the three figures of a project, with what it counts. */
export function ProjectResult({ label, result, isPrimary = false }: ProjectResultProps) {
  const { figure } = result;
  return (
    <li className="flex min-w-0 flex-col">
      <span className="block text-[0.8125rem] text-ink-2 leading-tight">{label}</span>{' '}
      <span
        className={`flex min-h-[2.75rem] items-end pb-1 xl:wide:min-h-[3.5rem] font-bold font-figure leading-none tracking-[-0.015em] tabular whole-row:min-h-[clamp(2.75rem,4.2vw,4.5rem)] ${isPrimary ? 'text-leaf' : ''} ${sizeOf(isPrimary, figure.length > LONGEST_LARGE)}`}
      >
        {withMinusSign(figure)}
      </span>{' '}
      <span className="block text-[0.8125rem] leading-tight">
        <Words words={result.label} />
      </span>
    </li>
  );
}
