import { interpolate } from '../../lib/text';
import type { HomeCopy } from '../../schema/copy/home';

interface HeroLegendProps {
  /** The lead whose square leaves the loose ones. */
  leadName: string | undefined;
  copy: HomeCopy['hero'];
}

/** Says in one line what the squares stand for. */
export function HeroLegend({ leadName, copy }: HeroLegendProps) {
  const { legend, meetings } = copy;
  return (
    <figcaption className="legend-columns col-span-full mt-3 text-ink-muted text-small leading-snug md:max-lg:col-span-6 lg:mt-4 lg:text-balance md:max-lg:col-start-7 lg:row-start-2">
      <span>{legend.square} </span>
      {leadName && (
        <>
          <span aria-hidden="true" className="font-semibold text-ink max-lg:hidden">
            {leadName}
          </span>
          <span>{legend.qualified} </span>
        </>
      )}
      <span className="lg:col-start-4">{interpolate(legend.held, meetings)}</span>
    </figcaption>
  );
}
