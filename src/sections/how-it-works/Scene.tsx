import type { getScenePicture } from '../../data/case-studies';
import { StateSquare } from '../../drawing/StateSquare';
import { formatCount } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { HowItWorksCopy } from '../../schema/copy/home';
import type { Funnel } from '../../schema/funnel';
import { Picture } from '../../ui/Picture';
import { getLaterStages } from './funnel-geometry';

const states = ['prospect', 'qualified', 'booked', 'held'] as const;

interface FunnelLegendProps {
  funnel: Funnel;
  copy: HowItWorksCopy['legend'];
}

/** Says what the squares stand for. Deals are held meetings in an outline, which their stage shows. */
function FunnelLegend({ funnel, copy }: FunnelLegendProps) {
  const shown = getLaterStages(funnel).map(({ state }) => (state === 'deal' ? 'held' : state));
  const used = states.filter((state) => state === 'prospect' || shown.includes(state));
  return (
    <ul
      aria-label={copy.label}
      className="grid basis-full grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-5 gap-y-1 text-ink-muted text-small *:flex *:items-center *:gap-x-2 sm:flex sm:flex-wrap lg:ml-auto lg:basis-auto"
    >
      {used.map((state) => (
        <li key={state}>
          <StateSquare state={state} className="size-4!" />
          {copy[state]}
        </li>
      ))}
    </ul>
  );
}

export interface SceneProps {
  funnel: Funnel;
  picture: ReturnType<typeof getScenePicture> | undefined;
  copy: Pick<HowItWorksCopy, 'scene' | 'legend'>;
}

/** Shows the number of listed companies above a full-width drawing of those that went no further. */
export function Scene({ funnel, picture, copy }: SceneProps) {
  const [listed] = funnel;
  const counts = funnel.map(({ value, label }) => `${formatCount(value)} ${label}`);
  return (
    <figure className="break-after-avoid">
      {listed && (
        <figcaption className="page-width mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-2">
          <span className="font-figure text-figure-large">{formatCount(listed.value)}</span>{' '}
          <span className="text-large">{listed.label}</span>
          <FunnelLegend funnel={funnel} copy={copy.legend} />
        </figcaption>
      )}
      {picture && (
        <Picture
          picture={{
            ...picture,
            alt: interpolate(copy.scene.description, { funnel: counts.join(',') }),
          }}
          imageClassName="h-auto w-full forced-color-adjust-none forced-colors:bg-pine"
        />
      )}
    </figure>
  );
}
