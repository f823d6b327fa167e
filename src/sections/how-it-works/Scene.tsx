import type { how } from '@content/copy/home';
import { StateSquare } from '../../drawing/StateSquare';
import { formatCount } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { Funnel } from '../../schema/records';

/** Align the steps of the funnel with the sheets below, by the number of steps. */
const funnelColumnClasses: Readonly<Record<number, readonly string[]>> = {
  2: ['@scene:col-start-1', '@scene:col-start-9'],
  3: ['@scene:col-start-1', '@scene:col-start-5', '@scene:col-start-9'],
  4: ['@scene:col-start-1', '@scene:col-start-5', '@scene:col-start-7', '@scene:col-start-9'],
};

/** Lists the steps of the funnel after the first, with their squares. */
export function SceneLegend({ funnel }: { funnel: Funnel }) {
  const steps = funnel.slice(1);
  const starts = funnelColumnClasses[steps.length] ?? [];
  return (
    <ol className="mt-4 grid gap-y-1 @text:auto-cols-fr @text:grid-flow-col @scene:grid-flow-row @scene:auto-cols-auto @scene:grid-cols-12 @scene:gap-x-8">
      {steps.map(({ value, label, stage }, index) => (
        <li
          key={label}
          className={`flex items-baseline gap-x-3 @text:flex-col @text:justify-end @scene:col-span-2 @scene:row-start-1 ${starts[index] ?? ''}`}
        >
          <span className="font-bold font-figure text-[2rem] leading-[0.9] tracking-[-0.005em] max-@text:min-w-10 @text:text-[3.5rem]">
            {formatCount(value)}
          </span>{' '}
          <span className="flex items-center gap-2 text-small @text:mt-2">
            {stage !== 'listed' && stage !== 'replied' && (
              <StateSquare state={stage} className="size-4!" />
            )}
            {label}
          </span>
        </li>
      ))}
    </ol>
  );
}

export type SceneDrawings = Record<
  'wide' | 'phone',
  { src: string; width: number; height: number }
>;

interface SceneProps {
  funnel: Funnel;
  drawings: SceneDrawings | undefined;
  copy: (typeof how)['scene'];
}

/** Shows the drawings three times as wide as the content: their bar reaches the window's edges. */
export function Scene({ funnel, drawings, copy }: SceneProps) {
  const [listed] = funnel;
  const steps = funnel.map(({ value, label }) => `${formatCount(value)} ${label}`);
  return (
    <figure>
      {listed && (
        <figcaption className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-bold font-figure text-[3.5rem] leading-none tracking-[-0.01em] lg:text-[4rem]">
            {formatCount(listed.value)}
          </span>{' '}
          <span className="text-large">{listed.label}</span>
        </figcaption>
      )}
      {drawings && (
        <picture>
          <source
            srcSet={drawings.phone.src}
            media="(width < 48rem)"
            width={drawings.phone.width}
            height={drawings.phone.height}
          />
          <img
            src={drawings.wide.src}
            alt={interpolate(copy.description, { funnel: steps.join(', ') })}
            width={drawings.wide.width}
            height={drawings.wide.height}
            loading="lazy"
            className="mt-3 h-auto w-[300%] max-w-none -translate-x-1/3 forced-color-adjust-none print:[filter:grayscale(1)_invert(1)] forced-colors:bg-pine"
          />
        </picture>
      )}
    </figure>
  );
}
