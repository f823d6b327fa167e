import type { PlanMonthFiles } from '../../illustrations/squares/plan-months';
import { interpolate } from '../../lib/interpolate';
import { type PluralCopy, plural } from '../../lib/plural';
import type { Plan } from '../../schema/records';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { PlanPrice, type PlanPriceCopy } from './PlanPrice';

export interface PlanCardCopy extends PlanPriceCopy {
  leads: PluralCopy & { unlimited: string };
  popular: string;
  featuresLabel: string;
}

export interface PlanCardProps {
  plan: Plan & { href: string };
  month: PlanMonthFiles | undefined;
  raised: boolean;
  copy: PlanCardCopy;
}

function PlanName({ plan, popular }: { plan: Plan; popular: string }) {
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${wholeRow}`}>
      <Heading level={3} size="subheading">
        {plan.name}
      </Heading>
      {plan.popular && (
        <span className="rounded-small border px-2 py-0.5 font-semibold text-small">{popular}</span>
      )}
    </div>
  );
}

/** Check marks, as two borders of a rotated box. */
const checked =
  '*:flex *:gap-4 *:before:mt-[0.3em] *:before:ml-1 *:before:h-[0.8em] *:before:w-[0.4em] *:before:shrink-0 *:before:rotate-45 *:before:border-qualified *:before:border-r-2 *:before:border-b-2';

/** `runOff` in `plan-months.ts` follows from the sides and the gap, in percent. */
const parts =
  'grid grid-cols-2 content-start gap-x-[5%] gap-y-3 px-[6.5%] py-5 sm:gap-y-5 sm:py-8 lg:grid-cols-1 sm:max-lg:grid-rows-[auto_1fr] lg:row-span-6 lg:grid-rows-subgrid';
const rightColumn = 'sm:max-lg:col-start-2';
const wholeRow = 'max-sm:col-span-2';

function Month({ month: { wide, narrow, isCropped } }: { month: PlanMonthFiles }) {
  return (
    <picture>
      {isCropped && (
        <source
          media="(min-width: 64rem)"
          srcSet={wide.href}
          width={wide.width}
          height={wide.height}
        />
      )}
      <img
        src={narrow.href}
        width={narrow.width}
        height={narrow.height}
        alt=""
        loading="lazy"
        decoding="async"
        className={`h-auto max-w-none ${isCropped ? 'w-[115.729%] lg:w-[107.471%]' : 'w-full'}`}
      />
    </picture>
  );
}

export function PlanCard({ plan, month, raised, copy }: PlanCardProps) {
  const surface = plan.popular ? 'surface-pine border-rule' : 'border-rule bg-card';
  return (
    <li className={`rounded-card border ${parts} ${surface} ${raised ? 'lg:-my-7 lg:py-15' : ''}`}>
      <PlanName plan={plan} popular={copy.popular} />
      <figure className="max-lg:col-start-2 max-sm:row-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1">
        {month && <Month month={month} />}
        <figcaption className="mt-2 text-balance font-semibold text-small sm:mt-3">
          {plan.leadsPerMonth === undefined
            ? copy.leads.unlimited
            : plural(copy.leads, plan.leadsPerMonth)}
        </figcaption>
      </figure>
      <div>
        <PlanPrice plan={plan} copy={copy} />
      </div>
      <p className={`text-ink-2 max-sm:text-small ${wholeRow}`}>{plan.description}</p>
      <ul
        aria-label={interpolate(copy.featuresLabel, { plan: plan.name })}
        className={`${checked} grid content-start gap-1 border-rule border-t pt-3 max-sm:text-small sm:gap-2.5 sm:pt-5 ${wholeRow} ${rightColumn} sm:max-lg:row-span-3 sm:max-lg:row-start-3`}
      >
        {plan.features.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <ButtonLink
        link={{ href: plan.href, label: plan.cta }}
        variant={plan.popular ? 'solid' : 'outline'}
        className={`w-full self-end sm:mt-2 ${wholeRow}`}
      />
    </li>
  );
}
