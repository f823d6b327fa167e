import { useId, useRef } from 'react';
import { RevenueChart } from '../illustrations/charts/RevenueChart';
import { formatCount, formatMoney, formatSignedPercent } from '../lib/format';
import { interpolate } from '../lib/interpolate';
import { IslandBoundary, type IslandBoundaryCopy } from './IslandBoundary';
import type { RoiCalculatorCopy } from './roi-calculator/copy';
import { RoiFields } from './roi-calculator/RoiFields';
import { RoiFigures } from './roi-calculator/RoiFigures';
import { useRoiTexts } from './roi-calculator/use-roi-texts';
import { useSettled } from './use-settled';

export interface RoiCalculatorProps {
  copy: RoiCalculatorCopy;
  failure: IslandBoundaryCopy;
}

function Calculator({ copy }: Pick<RoiCalculatorProps, 'copy'>) {
  const id = useId();
  const form = useRef<HTMLFieldSetElement>(null);
  const { texts, setText, inputs, results } = useRoiTexts(form);
  const ids = { leads: `${id}-leads`, deal: `${id}-deal`, rate: `${id}-rate` };
  const spoken = useSettled(
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
    <div data-calculator className="group/calculator grid gap-x-8 gap-y-10 lg:grid-cols-12">
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
      <div className="group-data-stale/calculator:invisible lg:col-span-6 lg:col-start-7">
        <RoiFigures results={results} copy={copy} fieldIds={Object.values(ids).join(' ')} />
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
        <p role="status" className="sr-only">
          {spoken}
        </p>
      </div>
    </div>
  );
}

/** Three numbers in, five results out, at every key. Complete with its defaults before it starts. */
export function RoiCalculator({ copy, failure }: RoiCalculatorProps) {
  return (
    <IslandBoundary copy={failure}>
      <Calculator copy={copy} />
    </IslandBoundary>
  );
}
