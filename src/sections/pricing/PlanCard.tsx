import { StateSquare } from '../../drawing/StateSquare';
import { formatPlural } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { HomeCopy } from '../../schema/copy/home';
import type { Plan } from '../../schema/plans';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { LeadGrid } from './LeadGrid';
import type { LeadGridLayout } from './lead-grid-geometry';
import { PlanPrice } from './PlanPrice';

interface PlanCardProps {
  plan: Plan & { href: string };
  /** Undefined if no plan names a number of leads. */
  layout: LeadGridLayout | undefined;
  /** The row of the features that name the leads. The square before them explains those of the drawing. */
  leadsRow: string | undefined;
  isRaised: boolean;
  copy: HomeCopy['pricing'];
}

const cardClasses = 'overflow-clip rounded-card border border-rule p-[16px] sm:p-[24px]';
/** From `sm`, the second column has the features. From `lg`, several cards have one column, and their rows line up. */
const layoutClasses =
  'grid gap-x-8 gap-y-2 sm:grid-cols-2 sm:grid-rows-[auto_1fr] sm:gap-y-4 lg:not-only:grid-cols-none lg:not-only:grid-rows-subgrid lg:not-only:*:[grid-area:auto]';
const featuresClasses =
  'border-rule border-t text-body *:border-rule *:py-0.5 *:not-first:border-t sm:*:py-1.5';
const popularClasses = 'surface-pine full-color:[--color-surface:var(--color-pine-lit)]';
const raisedClasses = 'lg:-my-6 lg:py-12';

export function PlanCard({ plan, layout, leadsRow, isRaised, copy }: PlanCardProps) {
  const { name, description, features, leadsPerMonth, popular, href, cta } = plan;
  return (
    <li
      className={`${cardClasses} ${layoutClasses} ${layout ? 'lg:row-span-6' : 'lg:row-span-5'} ${popular ? popularClasses : 'bg-card'} ${isRaised ? raisedClasses : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading level={3}>{name}</Heading>
        {popular && (
          <span className="rounded-small border px-2 py-0.5 font-semibold text-small">
            {copy.popular}
          </span>
        )}
        {layout && !features.some(({ mentionsLeads }) => mentionsLeads) && (
          <span className="ml-auto font-semibold text-small">
            {leadsPerMonth === undefined
              ? copy.leads.agreed
              : formatPlural(copy.leads, leadsPerMonth)}
          </span>
        )}
      </div>
      {layout && (
        <LeadGrid leads={leadsPerMonth} layout={layout} className="sm:[grid-area:1/2/3]" />
      )}
      <PlanPrice plan={plan} copy={copy} />
      <p className="text-ink-muted text-body">{description}</p>
      <ul
        aria-label={interpolate(copy.featuresLabel, { plan: name })}
        className={`${featuresClasses} ${layout ? 'sm:[grid-area:3/2/span_2]' : 'sm:[grid-area:1/2/span_4]'}`}
      >
        {features.map(({ text, row, mentionsLeads }) => {
          const isLegend = mentionsLeads || (row && row === leadsRow);
          return (
            <li
              key={text}
              className={isLegend ? 'flex items-center gap-2.5 font-semibold' : undefined}
            >
              {isLegend && <StateSquare state="qualified" className="size-4!" />}
              {text}
            </li>
          );
        })}
      </ul>
      <ButtonLink
        link={{ href, label: cta }}
        variant={popular ? 'solid' : 'outline'}
        className="mt-2 self-end"
      />
    </li>
  );
}
