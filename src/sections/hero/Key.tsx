import { interpolate } from '../../lib/text';
import type { HomeCopy } from '../../schema/copy/home';

/**
 * From `lg`, each sentence stands below its part of the drawing: the crowd, the stranger, the green
 * square, and the calendar left of the card. Units are those of the drawing, which is half the page.
 */
const columnsClasses =
  'lg:grid lg:grid-cols-[1fr_calc(147*var(--unit))_calc(190*var(--unit))_calc(208*var(--unit))_calc(300*var(--unit))] lg:[--unit:calc((50cqi-16px)/508)] lg:*:not-last:pr-3';

interface KeyProps {
  /** The lead whose square leaves the crowd. */
  leadName: string | undefined;
  copy: HomeCopy['hero'];
}

/** Says in one line what the squares stand for. */
export function Key({ leadName, copy }: KeyProps) {
  const { key, meetings } = copy;
  return (
    <figcaption
      className={`col-span-full mt-3 text-fine text-ink-muted md:max-lg:col-span-6 lg:mt-4 md:max-lg:col-start-7 lg:row-start-2 ${columnsClasses}`}
    >
      <span>{key.square} </span>
      {leadName && (
        <>
          <span aria-hidden="true" className="font-semibold text-ink max-lg:hidden">
            {leadName}
          </span>
          <span>{key.qualified} </span>
        </>
      )}
      <span className="lg:col-start-4">
        {interpolate(key.held, meetings)} {key.missed}
      </span>
    </figcaption>
  );
}
