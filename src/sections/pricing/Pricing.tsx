import { formatMoney } from '../../lib/format';
import { type Anchor, routes } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import type { Plan } from '../../schema/plans';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { BillingSwitch } from './BillingSwitch';
import { countPlaces } from './LeadSquares';
import { PlanCard } from './PlanCard';

interface PricingProps {
  id: Anchor;
  plans: readonly (Plan & { href: string })[];
  copy: HomeCopy['pricing'];
}

function Guarantees({ copy }: Pick<PricingProps, 'copy'>) {
  return (
    <ul className="guarantees">
      {copy.guarantees.map(({ title, text }, index) => (
        <li key={title}>
          <Heading level={3}>{title}</Heading>
          <p className="text-ink-muted text-large">
            {text}{' '}
            {index === copy.guarantees.length - 1 && (
              <a
                href={routes.terms}
                className="whitespace-nowrap font-semibold text-ink link-underline"
              >
                {copy.termsLink}
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function Pricing({ id, plans, copy }: PricingProps) {
  const pricedPlans = plans.filter((plan) => !plan.isCustom);
  const leads = plans.map(({ leadsPerMonth }) => leadsPerMonth);
  const places = leads.some(Boolean) ? countPlaces(leads) : undefined;
  const prices = pricedPlans.map(({ monthlyPrice }) => formatMoney(monthlyPrice));
  const priceLength = Math.max(...[copy.custom, ...prices].map(({ length }) => length));
  return (
    <Section id={id} title={copy.title} className="pricing">
      <div className="pricing-period">
        {pricedPlans.length > 0 && (
          <BillingSwitch
            savings={pricedPlans.map(({ savingPercent }) => savingPercent)}
            copy={copy}
          />
        )}
        <p className="text-ink-muted text-small">{copy.currency}</p>
      </div>
      <ul className="plans">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            places={places}
            priceLength={priceLength}
            copy={copy}
          />
        ))}
      </ul>
      <Guarantees copy={copy} />
    </Section>
  );
}
