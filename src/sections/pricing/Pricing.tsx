import type { PricingNotes } from '../../data/pricing-notes';
import { type Link, routes } from '../../lib/routes';
import type { HomeCopy } from '../../schema/copy/home';
import type { Plan } from '../../schema/plans';
import { ArrowLink } from '../../ui/ArrowLink';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { BillingSwitch } from './BillingSwitch';
import { createSharedLayout } from './lead-grids';
import { PlanCard } from './PlanCard';
import { getComparisonRows, PlanComparison } from './PlanComparison';

interface PricingProps {
  id: string;
  /** Of the comparison or, without one, of the plans. */
  comparisonId: string;
  plans: readonly (Plan & { href: string })[];
  reportHref: string | undefined;
  /** Leads to the comparison. */
  comparisonLink: Link | undefined;
  notes: PricingNotes;
  copy: HomeCopy['pricing'];
}

/** Columns by the number of plans. Any other number has three. */
const columnClasses: Record<number, string> = {
  1: '',
  2: 'lg:grid-cols-2',
  4: 'lg:grid-cols-2 xl:grid-cols-4',
};

export function Pricing(props: PricingProps) {
  const { id, comparisonId, plans, reportHref, comparisonLink, notes, copy } = props;
  const savings = plans.flatMap((plan) => (plan.kind === 'priced' ? plan.savingPercent : []));
  const leads = plans.map(({ leadsPerMonth }) => leadsPerMonth);
  const layout = leads.some(Boolean) ? createSharedLayout(leads) : undefined;
  const leadsRow = plans
    .flatMap(({ features }) => features)
    .find(({ mentionsLeads }) => mentionsLeads)?.row;
  const rows = plans.length > 1 ? getComparisonRows(plans) : [];
  return (
    <Section
      id={id}
      title={copy.title}
      intro={copy.intro}
      className="group/pricing"
      belowIntro={
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 text-body">
          {savings.length > 0 && <BillingSwitch savings={savings} copy={copy} />}
          {rows.length > 0 && comparisonLink && (
            <ArrowLink link={comparisonLink} className="text-ink" />
          )}
        </div>
      }
    >
      <ul
        id={rows.length === 0 ? comparisonId : undefined}
        className={`not-print:grid gap-[12px] print:[zoom:0.75] print:*:not-last:mb-3 sm:gap-[16px] lg:gap-[32px] lg:py-6 ${columnClasses[plans.length] ?? 'lg:grid-cols-3'}`}
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
      <ul className="mt-6 grid empty:hidden gap-x-8 gap-y-3 border-ink border-t-2 pt-3 text-ink-muted text-fine print:border-0 sm:text-body sm:gap-y-4 sm:pt-4 md:grid-cols-3">
        {notes.map(({ name, text }, index) => (
          <li key={name}>
            <Heading level={3} size="small" className="text-ink lg:mb-1 lg:text-large">
              {name}
            </Heading>
            <p className="text-pretty">{text}</p>
            {index === notes.length - 1 && (
              <ArrowLink
                link={{ href: routes.terms, label: copy.termsLink }}
                className="-my-2 text-ink"
              />
            )}
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <PlanComparison
          id={comparisonId}
          plans={plans}
          rows={rows}
          reportHref={reportHref}
          copy={copy.comparison}
        />
      )}
    </Section>
  );
}
