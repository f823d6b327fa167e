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
    <ul className="mt-6 grid w-full gap-x-8 border-ink border-t-2 lg:mt-12 lg:grid-cols-3">
      {copy.guarantees.map(({ title, text }, index) => (
        <li
          key={title}
          className="border-rule py-3 last:pb-0 max-lg:not-first:border-t lg:pt-6 lg:pb-0"
        >
          <Heading level={3}>{title}</Heading>
          <p className="mt-1 max-w-text text-ink-muted max-sm:leading-snug lg:mt-2">
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
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mb-8">
        {pricedPlans.length > 0 && (
          <BillingSwitch
            savings={pricedPlans.map(({ savingPercent }) => savingPercent)}
            copy={copy}
          />
        )}
        <p className="text-ink-muted text-small lg:order-first">{copy.currency}</p>
      </div>
      <ul className="pricing-plans">
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
