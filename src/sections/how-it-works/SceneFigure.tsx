import { formatCount } from '../../lib/format';
import type { Scene } from './scene';

const colors: Partial<Record<Scene['steps'][number]['stage'], string>> = {
  replied: 'text-leaf',
  qualified: 'text-leaf',
  booked: 'text-accent',
  held: 'text-accent',
};

/** The last five steps: a ruler starts 13 pixels below the one that follows. */
const tops = ['@scene:mt-13', '@scene:mt-9.75', '@scene:mt-6.5', '@scene:mt-3.25', ''] as const;

/** As long as its share of the container: the width of a drawing follows from its proportions. */
function Ruler({ share }: { share: number }) {
  return (
    <span
      aria-hidden="true"
      className="relative hidden min-h-18 grow border-t-2 border-l-2 border-l-current/60 after:absolute after:top-0 after:right-0 after:h-1.5 after:border-r-2 @scene:block"
    >
      <svg viewBox={`0 0 ${share * 10} 1`} className="-mb-[10cqi] block h-[10cqi]" />
    </span>
  );
}

/**
 * The steps after the first, each with a ruler as long as its share of the leads above. Without
 * room for rulers they stay a list.
 */
export function Rulers({ steps, hasRulers }: Pick<Scene, 'steps' | 'hasRulers'>) {
  const all = steps[0]?.value ?? 1;
  const list = hasRulers ? '@scene:mt-2 @scene:grid @scene:items-stretch' : '';
  const item = hasRulers
    ? '@scene:col-start-1 @scene:row-start-1 @scene:flex-col @scene:items-stretch @scene:justify-self-end'
    : '';
  return (
    <ol
      className={`mt-3 grid gap-y-0.5 @wide:flex @wide:flex-wrap @wide:items-baseline @wide:gap-x-10 ${list}`}
    >
      {steps.map(({ value, label, stage }, index) => {
        const isLast = index === steps.length - 1;
        const size = isLast
          ? 'text-[4.75rem] @scene:text-[6.5rem]'
          : 'min-w-9 text-[2rem] @scene:text-[3.5rem]';
        const top = hasRulers ? tops[index + tops.length - steps.length] : '';
        return (
          <li
            key={label}
            className={`flex items-baseline gap-x-3 ${colors[stage] ?? ''} ${item} ${top}`}
          >
            {hasRulers && <Ruler share={value / all} />}
            <span className={`font-bold font-figure leading-[0.9] tracking-[-0.005em] ${size}`}>
              {formatCount(value)}
            </span>{' '}
            <span className="text-ink text-small @scene:whitespace-nowrap">{label}</span>
          </li>
        );
      })}
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
        <span className="text-lead">{listed.label}</span>
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
