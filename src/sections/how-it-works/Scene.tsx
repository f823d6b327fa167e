import { StateSquare } from '../../drawing/StateSquare';
import { formatCount } from '../../lib/format';
import type { SceneProps } from './scene-data';

/** Start columns by the number of stages, aligned with the sheets below. */
const stageColumns: Readonly<Record<number, readonly string[]>> = {
  2: ['@scene:col-start-1', '@scene:col-start-9'],
  3: ['@scene:col-start-1', '@scene:col-start-5', '@scene:col-start-9'],
  4: ['@scene:col-start-1', '@scene:col-start-5', '@scene:col-start-7', '@scene:col-start-9'],
};

/** The stages after the first, with the squares that stand for them. */
export function SceneLegend({ steps }: Pick<SceneProps, 'steps'>) {
  const starts = stageColumns[steps.length] ?? [];
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

export function Scene({ listed, wide, phone, alt }: SceneProps) {
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
