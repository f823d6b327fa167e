import { formatCount } from '../../lib/format';
import { Picture } from '../../ui/Picture';
import type { Scene } from './scene';

type Step = Scene['steps'][number];

/** The square of a state, as the drawing shows it. */
const legend: Partial<Record<Step['stage'], string>> = {
  qualified: 'bg-qualified',
  booked: 'border-2 border-meeting',
  held: 'grid place-items-center bg-meeting text-on-meeting before:check-mark before:size-2.5',
  won: 'border-2 border-ink p-0.5 before:block before:size-full before:rounded-[0.1rem] before:bg-meeting',
};

/** By the number of steps, on the lines of the twelve columns that the sheets stand on. */
const columns: Readonly<Record<number, readonly string[]>> = {
  2: ['@scene:col-start-1', '@scene:col-start-9'],
  3: ['@scene:col-start-1', '@scene:col-start-5', '@scene:col-start-9'],
  4: ['@scene:col-start-1', '@scene:col-start-5', '@scene:col-start-7', '@scene:col-start-9'],
};

/** The steps after the first, with the squares of their states as the legend of the drawing. */
export function Steps({ steps }: Pick<Scene, 'steps'>) {
  const starts = columns[steps.length] ?? [];
  return (
    <ol className="mt-4 grid gap-y-1 @wide:auto-cols-fr @wide:grid-flow-col @scene:grid-flow-row @scene:auto-cols-auto @scene:grid-cols-12 @scene:gap-x-8">
      {steps.map(({ value, label, stage }, index) => (
        <li
          key={label}
          className={`flex items-baseline gap-x-3 @wide:flex-col @wide:justify-end @scene:col-span-2 @scene:row-start-1 ${starts[index] ?? ''}`}
        >
          <span className="font-bold font-figure text-[2rem] leading-[0.9] tracking-[-0.005em] max-@wide:min-w-10 @wide:text-[3.5rem]">
            {formatCount(value)}
          </span>{' '}
          <span className="flex items-center gap-2 text-small @wide:mt-2">
            <span
              aria-hidden="true"
              className={`size-4 shrink-0 rounded-[0.1875rem] forced-color-adjust-none ${legend[stage] ?? 'hidden'}`}
            />
            {label}
          </span>
        </li>
      ))}
    </ol>
  );
}

export function SceneFigure({ listed, picture }: Scene) {
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-bold font-figure text-[3.5rem] leading-none tracking-[-0.01em] lg:text-[4rem]">
          {formatCount(listed.value)}
        </span>{' '}
        <span className="text-lead">{listed.label}</span>
      </figcaption>
      <Picture
        picture={picture}
        className="mt-3 w-[300%] -translate-x-1/3 forced-color-adjust-none print:[filter:grayscale(1)_invert(1)] forced-colors:bg-pine"
      />
    </figure>
  );
}
