import { formatPlural } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { HomeCopy } from '../../schema/copy/home';
import type { Plan } from '../../schema/plans';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { LeadGrid } from './LeadGrid';
import type { LeadGridLayout } from './lead-grids';
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

const cardClasses = 'group/plan overflow-clip rounded-card border border-rule p-[16px] sm:p-[24px]';
/** One column on phones, two on tablets and for a single plan; in wider windows the rows of all cards line up. */
const layoutClasses =
  'grid gap-x-8 gap-y-2 sm:gap-y-4 sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[auto_1fr] lg:grid-rows-subgrid lg:only:grid-cols-2 lg:only:grid-rows-[auto_1fr]';
const featuresClasses =
  'border-rule border-t text-compact *:border-rule *:py-0.5 *:not-first:border-t sm:*:py-1.5';
/** In the second of two columns, below the squares. */
const belowLeadsClasses =
  'sm:max-lg:[grid-area:3/2/span_2] lg:group-only/plan:[grid-area:3/2/span_2]';
const legendClasses =
  'flex items-center gap-2.5 font-semibold before:square before:size-3.5! sm:before:size-4! before:bg-qualified';
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
      {layout && <LeadGrid leads={leadsPerMonth} layout={layout} />}
      <PlanPrice plan={plan} copy={copy} />
      <p className="text-ink-muted text-compact">{description}</p>
      <ul
        aria-label={interpolate(copy.featuresLabel, { plan: name })}
        className={`${featuresClasses} ${layout ? belowLeadsClasses : 'sm:max-lg:[grid-area:1/2/span_4] lg:group-only/plan:[grid-area:1/2/span_4]'}`}
      >
        {features.map(({ text, row, mentionsLeads }) => {
          const isLegend = layout && (mentionsLeads || (row !== undefined && row === leadsRow));
          return (
            <li key={text} className={isLegend ? legendClasses : ''}>
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
