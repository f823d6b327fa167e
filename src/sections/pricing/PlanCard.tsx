import { interpolate } from '../../lib/template';
import type { HomeCopy } from '../../schema/copy/home';
import type { Plan } from '../../schema/plans';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { LeadSquares } from './LeadSquares';
import { PlanPrice } from './PlanPrice';

interface PlanCardProps {
  plan: Plan & { href: string };
  /** How many places for squares each plan has. Undefined if no plan names a number of leads. */
  places: number | undefined;
  /** The longest price of all plans, in characters. */
  priceLength: number;
  copy: HomeCopy['pricing'];
}

export function PlanCard({ plan, places, priceLength, copy }: PlanCardProps) {
  const { name, description, features, leadsPerMonth, popular, href, cta } = plan;
  return (
    <li
      className={`plan ${popular ? 'surface-pine full-color:[--color-surface:var(--color-pine-lit)]' : 'bg-card'}`}
    >
      <div className="flex flex-wrap content-start items-baseline justify-between gap-x-3">
        <Heading level={3}>{name}</Heading>{' '}
        {popular && <span className="font-semibold text-small">{copy.popular}</span>}
        <p className="mt-1.5 w-full text-balance text-ink-muted max-sm:leading-snug lg:mt-3">
          {description}
        </p>
      </div>
      {places && <LeadSquares leads={leadsPerMonth} places={places} />}
      <PlanPrice plan={plan} length={priceLength} copy={copy} />
      <ButtonLink
        link={{ href, label: cta }}
        variant={popular ? 'solid' : 'outline'}
        className="max-sm:min-h-11"
      />
      <ul aria-label={interpolate(copy.featuresLabel, { plan: name })}>
        {features.map((feature) => (
          <li
            key={feature}
            className="border-rule border-t py-[3px] text-small first:font-semibold sm:py-1.5 sm:text-body"
          >
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
