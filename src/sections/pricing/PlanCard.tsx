import type { pricing } from '@content/copy/home';
import { useId } from 'react';
import type { Plan } from '../../data/plans';
import { formatPlural } from '../../lib/format';
import { interpolate } from '../../lib/text';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { createLeadGrid, type SharedGrid } from './lead-grids';
import { PlanPrice } from './PlanPrice';

interface PlanCardProps {
  plan: Plan & { href: string };
  grid: SharedGrid;
  isRaised: boolean;
  copy: typeof pricing;
}

const frameClasses = 'overflow-clip rounded-card border border-rule p-4 sm:p-6';
const columnClasses =
  'grid grid-cols-[1fr_5.5rem] content-start sm:grid-cols-2 gap-x-4 gap-y-2 sm:gap-y-4 sm:max-lg:grid-rows-[auto_1fr] lg:row-span-6 lg:grid-cols-1 lg:grid-rows-subgrid';

const featureClasses = '*:flex *:items-baseline *:gap-2 *:tick';

const wholeRowClasses = 'max-sm:col-span-2';

const STROKE = 1.5;
const RADIUS = 4;

function LeadGrid({ leads, grid }: { leads: number | undefined; grid: SharedGrid }) {
  const { filled, width, height } = createLeadGrid(leads, grid);
  const [emptyId, filledId] = [useId(), useId()];
  const pitch = grid.size + grid.gap;
  const pattern = { width: pitch, height: pitch, patternUnits: 'userSpaceOnUse' } as const;
  const side = grid.size - STROKE;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="w-full overflow-visible max-lg:col-start-2 max-sm:row-start-2 sm:max-lg:row-[1/3]"
    >
      <pattern id={emptyId} {...pattern}>
        <rect
          x={STROKE / 2}
          y={STROKE / 2}
          width={side}
          height={side}
          rx={RADIUS}
          strokeWidth={STROKE}
          className="fill-none stroke-faint"
        />
      </pattern>
      <pattern id={filledId} {...pattern}>
        <rect width={grid.size} height={grid.size} rx={RADIUS} className="fill-qualified" />
      </pattern>
      <rect width={width} height={height} fill={`url(#${emptyId})`} />
      {filled.map((area) => (
        <rect key={area.height} {...area} fill={`url(#${filledId})`} />
      ))}
    </svg>
  );
}

export function PlanCard({ plan, grid, isRaised, copy }: PlanCardProps) {
  const { name, description, features, leadsPerMonth, statesLeads, popular, href, cta } = plan;
  return (
    <li
      className={`${frameClasses} ${columnClasses} ${popular ? 'surface-pine dark:border-2 dark:border-accent' : 'bg-card'} ${isRaised ? 'lg:-my-6 lg:py-12' : ''}`}
    >
      <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${wholeRowClasses}`}>
        <Heading level={3}>{name}</Heading>
        {popular && (
          <span className="rounded-small border px-2 py-0.5 font-semibold text-small">
            {copy.popular}
          </span>
        )}
        {!statesLeads && (
          <span className="ml-auto font-semibold text-small">
            {leadsPerMonth === undefined
              ? copy.leads.agreed
              : formatPlural(copy.leads, leadsPerMonth)}
          </span>
        )}
      </div>
      <LeadGrid leads={leadsPerMonth} grid={grid} />
      <PlanPrice plan={plan} copy={copy} />
      <p className={`text-ink-muted max-sm:text-small max-sm:leading-snug ${wholeRowClasses}`}>
        {description}
      </p>
      <ul
        aria-label={interpolate(copy.featuresLabel, { plan: name })}
        className={`grid content-start gap-1 border-rule max-sm:text-fine sm:gap-2 sm:border-t sm:pt-4 sm:max-lg:col-start-2 sm:max-lg:row-span-3 sm:max-lg:row-start-3 ${featureClasses} ${wholeRowClasses}`}
      >
        {features.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <ButtonLink
        link={{ href, label: cta }}
        variant={popular ? 'solid' : 'outline'}
        className={`mt-2 self-end ${wholeRowClasses}`}
      />
    </li>
  );
}
