import type { pricing } from '@content/copy/home';
import { useId } from 'react';
import type { Plan } from '../../data/plans';
import { formatPlural } from '../../lib/format';
import { interpolate } from '../../lib/text';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { createLeadGrid, createPhoneGrid, type SharedGrid } from './lead-grids';
import { PlanPrice } from './PlanPrice';

interface PlanCardProps {
  plan: Plan & { href: string };
  grid: SharedGrid;
  isRaised: boolean;
  copy: typeof pricing;
}

interface LeadGridProps {
  leads: number | undefined;
  grid: SharedGrid;
  className: string;
}

/** Fills a square per lead; without a number, squares that run off the card, which cuts the last. */
function LeadGrid({ leads, grid, className }: LeadGridProps) {
  const { width, height, filled, runsOff } = createLeadGrid(leads, grid);
  const [emptyId, filledId] = [useId(), useId()];
  const pitch = grid.size + grid.gap;
  const pattern = { width: pitch, height: pitch, patternUnits: 'userSpaceOnUse' } as const;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={`w-full overflow-visible ${runsOff ? 'max-sm:w-[102%]' : ''} ${className}`}
    >
      {!runsOff && (
        <>
          <pattern id={emptyId} {...pattern}>
            <rect
              x="1"
              y="1"
              width={grid.size - 2}
              height={grid.size - 2}
              rx="4"
              className="fill-none stroke-2 stroke-faint"
            />
          </pattern>
          <rect width={width} height={height} fill={`url(#${emptyId})`} />
        </>
      )}
      <pattern id={filledId} {...pattern}>
        <rect width={grid.size} height={grid.size} rx="4" className="fill-qualified" />
      </pattern>
      <path
        d={filled
          .map((area) => `M${area.x} ${area.y}h${area.width}v${area.height}H${area.x}`)
          .join('')}
        fill={`url(#${filledId})`}
      />
    </svg>
  );
}

export function PlanCard({ plan, grid, isRaised, copy }: PlanCardProps) {
  const { name, description, features, leadsPerMonth, statesLeads, popular, href, cta } = plan;
  return (
    <li
      className={`grid gap-x-8 gap-y-2 overflow-clip rounded-card border border-rule p-4 sm:gap-y-4 sm:p-6 sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[auto_1fr] lg:row-span-6 lg:grid-rows-subgrid ${popular ? 'surface-pine dark:border-accent dark:outline-1 dark:outline-accent' : 'bg-card'} ${isRaised ? 'lg:-my-6 lg:py-12' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
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
      <LeadGrid leads={leadsPerMonth} grid={createPhoneGrid(grid)} className="sm:hidden" />
      <LeadGrid
        leads={leadsPerMonth}
        grid={grid}
        className="max-sm:hidden sm:max-lg:[grid-area:1/2/3]"
      />
      <PlanPrice plan={plan} copy={copy} />
      <p className="text-ink-muted max-sm:text-small max-sm:leading-snug">{description}</p>
      <ul
        aria-label={interpolate(copy.featuresLabel, { plan: name })}
        className="grid content-start gap-1 border-rule max-sm:text-fine sm:gap-2 sm:border-t sm:pt-4 sm:max-lg:[grid-area:3/2/span_2] *:flex *:items-baseline *:gap-2 *:tick"
      >
        {features.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <ButtonLink
        link={{ href, label: cta }}
        variant={popular ? 'solid' : 'outline'}
        className="mt-2 self-end"
      />
    </li>
  );
}
