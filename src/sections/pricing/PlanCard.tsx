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

const frameClasses = 'overflow-clip rounded-card border border-rule p-4 sm:p-6';
const columnClasses =
  'grid gap-x-8 gap-y-2 sm:gap-y-4 sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[auto_1fr] lg:row-span-6 lg:grid-rows-subgrid';

const featureClasses = '*:flex *:items-baseline *:gap-2 *:tick';

const STROKE = 2;
const RADIUS = 4;

function LeadGrid({ leads, grid }: { leads: number | undefined; grid: SharedGrid }) {
  const wide = createLeadGrid(leads, grid);
  const phone = createLeadGrid(leads, createPhoneGrid(grid));
  const [emptyId, filledId] = [useId(), useId()];
  const pitch = grid.size + grid.gap;
  const pattern = { width: pitch, height: pitch, patternUnits: 'userSpaceOnUse' } as const;
  const side = grid.size - STROKE;
  const drawSquares = ({ width, height, filled, runsOff }: typeof wide) => (
    <>
      {!runsOff && <rect width={width} height={height} fill={`url(#${emptyId})`} />}
      <path
        d={filled
          .map((area) => `M${area.x} ${area.y}h${area.width}v${area.height}H${area.x}`)
          .join('')}
        fill={`url(#${filledId})`}
      />
    </>
  );
  return (
    <>
      {/* Not `hidden`, because both drawings use its patterns. Wider, so that the card cuts a square. */}
      <svg
        viewBox={`0 0 ${phone.width} ${phone.height}`}
        aria-hidden="true"
        className={`${phone.runsOff ? 'w-[102%]' : 'w-full'} overflow-visible sm:absolute sm:size-0`}
      >
        {!phone.runsOff && (
          <pattern id={emptyId} {...pattern}>
            <rect
              x={STROKE / 2}
              y={STROKE / 2}
              width={side}
              height={side}
              rx={RADIUS}
              className="fill-none stroke-2 stroke-faint"
            />
          </pattern>
        )}
        <pattern id={filledId} {...pattern}>
          <rect width={grid.size} height={grid.size} rx={RADIUS} className="fill-qualified" />
        </pattern>
        {drawSquares(phone)}
      </svg>
      <svg
        viewBox={`0 0 ${wide.width} ${wide.height}`}
        aria-hidden="true"
        className="w-full overflow-visible max-sm:hidden sm:max-lg:[grid-area:1/2/3]"
      >
        {drawSquares(wide)}
      </svg>
    </>
  );
}

export function PlanCard({ plan, grid, isRaised, copy }: PlanCardProps) {
  const { name, description, features, leadsPerMonth, statesLeads, popular, href, cta } = plan;
  return (
    <li
      className={`${frameClasses} ${columnClasses} ${popular ? 'surface-pine dark:border-accent dark:outline-1 dark:outline-accent' : 'bg-card'} ${isRaised ? 'lg:-my-6 lg:py-12' : ''}`}
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
      <LeadGrid leads={leadsPerMonth} grid={grid} />
      <PlanPrice plan={plan} copy={copy} />
      <p className="text-ink-muted max-sm:text-small max-sm:leading-snug">{description}</p>
      <ul
        aria-label={interpolate(copy.featuresLabel, { plan: name })}
        className={`grid content-start gap-1 border-rule max-sm:text-fine sm:gap-2 sm:border-t sm:pt-4 sm:max-lg:[grid-area:3/2/span_2] ${featureClasses}`}
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
