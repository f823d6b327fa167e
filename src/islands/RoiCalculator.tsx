import { useId, useRef } from 'react';
import { RevenueChart } from '../illustrations/charts/RevenueChart';
import { formatCount, formatMoney, formatSignedPercent } from '../lib/format';
import { interpolate } from '../lib/interpolate';
import type { PlanLeads } from '../lib/plans';
import { searchWithRoiInputs } from '../lib/roi';
import { ButtonLink } from '../ui/ButtonLink';
import { IslandBoundary, type IslandBoundaryCopy } from './IslandBoundary';
import { CopyLink } from './roi-calculator/CopyLink';
import type { RoiCalculatorCopy } from './roi-calculator/copy';
import { meaningSentences } from './roi-calculator/meaning-sentences';
import { RoiFields } from './roi-calculator/RoiFields';
import { RoiFigures } from './roi-calculator/RoiFigures';
import { useRoiTexts } from './roi-calculator/use-roi-texts';
import { useDebounced } from './use-debounced';

export interface RoiCalculatorProps {
  copy: RoiCalculatorCopy;
  plans: readonly PlanLeads[];
  /** The call to book, with what happens next. */
  booking: { href: string; label: string; next: string };
  failure: IslandBoundaryCopy;
}

function Calculator({ copy, plans, booking }: Omit<RoiCalculatorProps, 'failure'>) {
  const id = useId();
  const form = useRef<HTMLFieldSetElement>(null);
  const { texts, setText, inputs, results } = useRoiTexts(form);
  const ids = { leads: `${id}-leads`, deal: `${id}-deal`, rate: `${id}-rate` };
  const spoken = useDebounced(
    interpolate(copy.spoken, {
      projected: formatMoney(results.projectedRevenue),
      additional: formatMoney(results.additionalRevenue),
      roi: formatSignedPercent(results.annualRoi),
    }),
  );
  const caption = (name: string, leads: number, revenue: number) => ({
    name: `${name}: ${interpolate(copy.chart.leads, { count: formatCount(leads) })}`,
    value: formatMoney(revenue),
  });
  return (
    <div
      data-calculator
      className="group/calculator grid gap-x-8 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]"
    >
      <div className="lg:col-span-5">
        <RoiFields
          legend={copy.fieldsLabel}
          labels={copy.fields}
          texts={texts}
          ids={ids}
          form={form}
          onChange={setText}
        />
        <p className="hidden text-lead text-ink-2 noscript:block">
          {interpolate(copy.withoutScripts, {
            leads: inputs.leads,
            deal: formatMoney(inputs.deal),
            rate: inputs.rate,
          })}
        </p>
      </div>
      <div className="group-data-stale/calculator:invisible lg:col-span-6 lg:col-start-7 lg:row-span-2">
        <RoiFigures results={results} copy={copy} fieldIds={Object.values(ids).join(' ')} />
        <ul className="mt-6 grid gap-2">
          {meaningSentences(inputs, results, plans, copy.meaning).map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each place holds one sentence at a time.
            <li key={index} className="first:font-semibold not-first:text-ink-2">
              {sentence}
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap items-start gap-x-4 gap-y-3">
          <ButtonLink href={booking.href} look="solid">
            {booking.label}
          </ButtonLink>
          <p className="w-full text-ink-2 text-small max-sm:mb-3 sm:order-last">{booking.next}</p>
          <CopyLink query={searchWithRoiInputs('', inputs)} copy={copy.share} />
        </div>
        <p role="status" className="sr-only">
          {spoken}
        </p>
      </div>
      <div className="group-data-stale/calculator:invisible lg:col-span-5">
        <RevenueChart
          title={copy.chart.title}
          current={results.currentRevenue}
          projected={results.projectedRevenue}
          captions={{
            current: caption(copy.chart.today, inputs.leads, results.currentRevenue),
            projected: caption(
              copy.chart.projected,
              results.projectedLeads,
              results.projectedRevenue,
            ),
          }}
        />
      </div>
    </div>
  );
}

/** Three numbers in, five results out, at every key. Complete with its defaults before it starts. */
export function RoiCalculator({ failure, ...props }: RoiCalculatorProps) {
  return (
    <IslandBoundary copy={failure}>
      <Calculator {...props} />
    </IslandBoundary>
  );
}
