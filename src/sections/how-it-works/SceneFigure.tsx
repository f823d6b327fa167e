import { StateMark } from '../../drawing/StateMark';
import { formatCount } from '../../lib/format';
import type { Scene } from './scene';

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
            {stage !== 'listed' && stage !== 'replied' && (
              <StateMark state={stage} className="size-4!" />
            )}
            {label}
          </span>
        </li>
      ))}
    </ol>
  );
}

export function SceneFigure({ listed, wide, phone, alt }: Scene) {
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-bold font-figure text-[3.5rem] leading-none tracking-[-0.01em] lg:text-[4rem]">
          {formatCount(listed.value)}
        </span>{' '}
        <span className="text-large">{listed.label}</span>
      </figcaption>
      <picture>
        <source
          srcSet={phone.src}
          media="(max-width: 47.99rem)"
          width={phone.width}
          height={phone.height}
        />
        <img
          src={wide.src}
          alt={alt}
          width={wide.width}
          height={wide.height}
          loading="lazy"
          className="mt-3 h-auto w-[300%] max-w-none -translate-x-1/3 forced-color-adjust-none print:[filter:grayscale(1)_invert(1)] forced-colors:bg-pine"
        />
      </picture>
    </figure>
  );
}
