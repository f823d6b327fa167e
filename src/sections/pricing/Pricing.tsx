import { type Anchor, routes } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import type { Plan } from '../../schema/plans';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { BillingSwitch } from './BillingSwitch';
import { createSharedLayout } from './lead-grid-geometry';
import { PlanCard } from './PlanCard';

interface PricingProps {
  id: Anchor;
  plans: readonly (Plan & { href: string })[];
  copy: HomeCopy['pricing'];
}

/** Columns by the number of plans. Any other number has three. */
const columnClasses: Record<number, string> = {
  1: '',
  2: 'lg:grid-cols-2',
  4: 'lg:grid-cols-2 xl:grid-cols-4',
};

export function Pricing(props: PricingProps) {
  const { id, plans, copy } = props;
  const savings = plans.flatMap((plan) => (plan.isCustom ? [] : plan.savingPercent));
  const leads = plans.map(({ leadsPerMonth }) => leadsPerMonth);
  const layout = leads.some(Boolean) ? createSharedLayout(leads) : undefined;
  const leadsRow = plans
    .flatMap(({ features }) => features)
    .find(({ mentionsLeads }) => mentionsLeads)?.row;
  return (
    <Section
      id={id}
      title={copy.title}
      intro={copy.intro}
      className="group/pricing"
      actions={savings.length > 0 && <BillingSwitch savings={savings} copy={copy} />}
    >
      <ul
        className={`grid gap-[12px] sm:gap-[16px] lg:gap-[32px] lg:py-6 ${columnClasses[plans.length] ?? 'lg:grid-cols-3'}`}
      >
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            layout={layout}
            leadsRow={leadsRow}
            isRaised={plan.popular && plans.length <= 3}
            copy={copy}
          />
        ))}
      </ul>
      <ul className="mt-6 grid gap-x-8 gap-y-4 border-ink border-t-2 pt-4 empty:hidden lg:mt-10 lg:grid-cols-3 lg:pt-6">
        {copy.notes.map(({ name, text }, index) => (
          <li key={name} className="grid content-start gap-y-1 lg:gap-y-2">
            <Heading level={3} className="max-sm:text-large">
              {name}
            </Heading>
            <p className="max-w-176 text-ink-muted text-body">
              {text}{' '}
              {index === copy.notes.length - 1 && (
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
    </Section>
  );
}
