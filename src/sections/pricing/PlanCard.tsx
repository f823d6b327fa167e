import { Check } from 'lucide-react';
import { Fragment, useId } from 'react';
import { formatMoney } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import { savingPercent } from '../../lib/pricing';
import type { Plan } from '../../schema/records';
import { ButtonLink } from '../../ui/ButtonLink';
import { Heading } from '../../ui/Heading';

export interface PlanCardCopy {
  saves: string;
  perMonth: string;
  billedMonthly: string;
  billedAnnually: string;
  custom: string;
  customNote: string;
  popular: string;
  featuresLabel: string;
}

export interface PlanCardProps {
  plan: Plan & { href: string };
  copy: PlanCardCopy;
}

const onlyMonthly = 'group-has-[[value=yearly]:checked]/pricing:hidden';
const onlyYearly = 'group-not-has-[[value=yearly]:checked]/pricing:hidden';

interface PriceProps {
  price: string;
  /** What the price is for; a price by agreement has none. */
  period?: string;
  /** What stands below it, one text beside the other. */
  notes: readonly string[];
  className?: string;
}

function Price({ price, period, notes, className = '' }: PriceProps) {
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-figure text-figure-large font-bold tracking-[-0.02em] tabular">
          {price}
        </span>{' '}
        {period && <span className="text-ink-2">{period}</span>}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4 text-ink-2 text-small">
        {notes.map((note, index) => (
          <Fragment key={note}>
            {index > 0 && <span className="sr-only">, </span>}
            <span>{note}</span>
          </Fragment>
        ))}
      </p>
    </div>
  );
}

function Prices({ plan, copy }: Pick<PlanCardProps, 'plan' | 'copy'>) {
  const saving = savingPercent(plan);
  if (plan.monthlyPrice === 0) {
    return <Price price={copy.custom} notes={[copy.customNote]} />;
  }
  const savingNote = saving === undefined ? [] : [interpolate(copy.saves, { percent: saving })];
  return (
    <>
      <Price
        price={formatMoney(plan.monthlyPrice)}
        period={copy.perMonth}
        notes={[copy.billedMonthly]}
        className={onlyMonthly}
      />
      <Price
        price={formatMoney(plan.yearlyPrice)}
        period={copy.perMonth}
        notes={[copy.billedAnnually, ...savingNote]}
        className={onlyYearly}
      />
    </>
  );
}

/** One plan: what it costs in the chosen period, what it includes, and how to start. */
export function PlanCard({ plan, copy }: PlanCardProps) {
  const headingId = useId();
  const look = plan.popular
    ? 'surface-pine border-pine dark:border-2 dark:border-lime lg:-my-7 lg:py-15'
    : 'border-rule bg-card lg:py-8';
  return (
    <li
      aria-labelledby={headingId}
      className={`flex flex-col rounded-card border p-6 sm:p-8 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8 ${look}`}
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading level={3} size="subheading" id={headingId}>
            {plan.name}
          </Heading>
          {plan.popular && (
            <span className="rounded-small bg-lime px-2 py-0.5 font-semibold text-night text-small forced-colors:bg-transparent forced-colors:text-inherit">
              {copy.popular}
            </span>
          )}
        </div>
        <div className="mt-5">
          <Prices plan={plan} copy={copy} />
        </div>
        <p className="mt-4 text-ink-2 lg:min-h-[3lh]">{plan.description}</p>
      </div>
      <ul
        aria-label={interpolate(copy.featuresLabel, { plan: plan.name })}
        className="mt-6 mb-8 grid content-start gap-3 border-rule border-t pt-6 sm:max-lg:row-span-2 sm:max-lg:m-0 sm:max-lg:border-t-0 sm:max-lg:border-l sm:max-lg:p-0 sm:max-lg:pl-8"
      >
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden="true" className="mt-[0.3em] size-[1.1em] shrink-0 text-leaf" />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink
        href={plan.href}
        look={plan.popular ? 'solid' : 'outline'}
        className="mt-auto w-full sm:max-lg:mt-6"
      >
        {plan.cta}
      </ButtonLink>
    </li>
  );
}
