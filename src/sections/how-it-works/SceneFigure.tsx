import { formatCount } from '../../lib/format';
import type { Scene } from '../../site/scene';

type Step = Scene['steps'][number];

const colors = {
  listed: '',
  replied: 'text-leaf',
  qualified: 'text-leaf',
  booked: 'text-accent',
  held: 'text-accent',
  won: 'text-ink',
} as const satisfies Record<Step['stage'], string>;

/** From the outermost ruler: its distance from the leads, and its end's from the numeral. */
const heights = [
  ['@min-[60rem]:mt-13', 'h-7'],
  ['@min-[60rem]:mt-[2.4375rem]', 'h-[2.5625rem]'],
  ['@min-[60rem]:mt-[1.625rem]', 'h-[3.375rem]'],
  ['@min-[60rem]:mt-[0.8125rem]', 'h-[4.1875rem]'],
  ['@min-[60rem]:mt-0', 'h-20'],
] as const;

export interface RulersProps {
  steps: readonly Step[];
  /** Without room for rulers the steps stay a list. */
  hasRulers: boolean;
}

/** As long as its share of the container: the width of a drawing follows from its proportions. */
function Ruler({ share, depth }: { share: number; depth: number }) {
  const [, height] = heights[depth] ?? heights[0];
  return (
    <span
      aria-hidden="true"
      className={`relative hidden border-current border-t-2 border-l after:absolute after:top-0 after:right-0 after:h-1.5 after:border-current after:border-r-2 @min-[60rem]:block ${height}`}
    >
      <svg viewBox={`0 0 ${share * 10} 1`} className="-mb-[10cqi] block h-[10cqi]" />
    </span>
  );
}

/** The steps after the first, each with a ruler as long as its share of the leads above. */
export function Rulers({ steps, hasRulers }: RulersProps) {
  const all = steps[0]?.value ?? 1;
  return (
    <ol
      className={`mt-5 grid gap-x-8 gap-y-2 ${hasRulers ? '@min-[60rem]:mt-2 @min-[60rem]:gap-0' : '@min-[40rem]:flex @min-[40rem]:flex-wrap @min-[40rem]:items-baseline @min-[40rem]:gap-x-14'}`}
    >
      {steps.map(({ value, label, stage }, index) => {
        const depth = index + heights.length - steps.length;
        const [margin] = heights[depth] ?? heights[0];
        const isLast = index === steps.length - 1;
        const place = hasRulers
          ? `@min-[60rem]:col-start-1 @min-[60rem]:row-start-1 @min-[60rem]:block @min-[60rem]:justify-self-end ${margin}`
          : '';
        return (
          <li key={label} className={`flex items-baseline gap-4 ${colors[stage]} ${place}`}>
            {hasRulers && <Ruler share={value / all} depth={depth} />}
            <span
              className={`font-bold font-figure leading-[0.9] tracking-[-0.01em] max-sm:min-w-14 ${isLast ? 'text-[4rem] @min-[60rem]:text-[6.5rem]' : 'text-[2.75rem] @min-[60rem]:text-[3.5rem]'}`}
            >
              {formatCount(value)}
            </span>{' '}
            <span
              className={
                hasRulers && !isLast
                  ? 'text-small @min-[60rem]:mt-1 @min-[60rem]:block @min-[60rem]:whitespace-nowrap'
                  : '@min-[60rem]:ml-3'
              }
            >
              {label}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

export function SceneFigure({ listed, description, wide, phone }: Scene) {
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-bold font-figure text-[4rem] leading-none tracking-[-0.01em]">
          {formatCount(listed.value)}
        </span>{' '}
        <span className="text-lead">{listed.label}</span>
      </figcaption>
      <picture className="mt-4 block w-[300%] -translate-x-1/3 forced-color-adjust-none forced-colors:bg-pine">
        <source
          media="(max-width: 47.99rem)"
          srcSet={phone.href}
          width={phone.width}
          height={phone.height}
        />
        <img
          src={wide.href}
          width={wide.width}
          height={wide.height}
          alt={description}
          loading="lazy"
          decoding="async"
          className="h-auto w-full print:[filter:grayscale(1)_invert(1)]"
        />
      </picture>
    </figure>
  );
}
