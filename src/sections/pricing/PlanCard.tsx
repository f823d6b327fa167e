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
  layout: LeadGridLayout;
  isRaised: boolean;
  copy: HomeCopy['pricing'];
}

const cardClasses = 'overflow-clip rounded-card border border-rule p-4 sm:p-6';
/** One column on phones, two on tablets; in wider windows the rows of all cards line up. */
const layoutClasses =
  'grid gap-x-8 gap-y-2 sm:gap-y-4 sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[auto_1fr] lg:row-span-6 lg:grid-rows-subgrid';
const popularClasses = 'surface-pine dark:border-accent dark:outline-1 dark:outline-accent';
const raisedClasses = 'lg:-my-6 lg:py-12';

export function PlanCard({ plan, layout, isRaised, copy }: PlanCardProps) {
  const { name, description, features, leadsPerMonth, mentionsLeads, popular, href, cta } = plan;
  return (
    <li
      className={`${cardClasses} ${layoutClasses} ${popular ? popularClasses : 'bg-card'} ${isRaised ? raisedClasses : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading level={3}>{name}</Heading>
        {popular && (
          <span className="rounded-small border px-2 py-0.5 font-semibold text-small">
            {copy.popular}
          </span>
        )}
        {!mentionsLeads && (
          <span className="ml-auto font-semibold text-small">
            {leadsPerMonth === undefined
              ? copy.leads.agreed
              : formatPlural(copy.leads, leadsPerMonth)}
          </span>
        )}
      </div>
      <LeadGrid leads={leadsPerMonth} layout={layout} />
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
