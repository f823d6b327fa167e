import { useId } from 'react';
import { interpolate } from '../lib/interpolate';
import { largestSaving } from '../lib/pricing';
import type { Plan } from '../schema/records';
import { Section } from '../ui/Section';
import { SectionIntro } from '../ui/SectionIntro';
import { BillingSwitch } from './pricing/BillingSwitch';
import { PlanCard, type PlanCardCopy } from './pricing/PlanCard';

export interface PricingProps {
  id: string;
  plans: readonly (Plan & { href: string })[];
  copy: PlanCardCopy & {
    title: string;
    lead: string;
    periodLabel: string;
    monthly: string;
    yearly: string;
    save: string;
  };
}

/** Three plans and a choice of billing period that CSS alone carries out. */
export function Pricing({ id, plans, copy }: PricingProps) {
  const headingId = useId();
  const percent = largestSaving(plans);
  const save = percent === undefined ? undefined : interpolate(copy.save, { percent });
  return (
    <Section id={id} labelledBy={headingId} surface="paper">
      <div className="group/pricing">
        <SectionIntro headingId={headingId} title={copy.title}>
          <p>{copy.lead}</p>
          <BillingSwitch
            legend={copy.periodLabel}
            monthly={copy.monthly}
            yearly={copy.yearly}
            save={save}
          />
        </SectionIntro>
        <ul className="grid gap-5 lg:my-7 lg:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} copy={copy} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
