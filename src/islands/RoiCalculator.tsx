import { useId, useRef } from 'react';
import { Bars } from '../illustrations/charts/Bars';
import { formatMoney } from '../lib/format';
import { interpolate } from '../lib/interpolate';
import { type PlanOffer, planReturn } from '../lib/plan-return';
import { calculateRoi, type RoiInputs, roiNames, searchWithRoiInputs } from '../lib/roi';
import { withParameters } from '../lib/search-params';
import { ButtonLink } from '../ui/Button';
import { Announcement } from './Announcement';
import { IslandBoundary, type IslandBoundaryCopy } from './IslandBoundary';
import { CopyLink, type CopyLinkCopy } from './roi-calculator/CopyLink';
import { answerSentence, PlanReturns, type PlanReturnsCopy } from './roi-calculator/PlanReturns';
import { Projection, type ProjectionCopy } from './roi-calculator/Projection';
import { RoiFields } from './roi-calculator/RoiFields';
import { useInputs } from './roi-calculator/use-inputs';

interface RoiCalculatorCopy extends PlanReturnsCopy, ProjectionCopy {
  fieldsLabel: string;
  fields: Record<keyof RoiInputs, string>;
  announcement: string;
  condition: string;
  share: CopyLinkCopy;
  chart: { title: string; today: string; withPlan: string; projected: string };
  withoutScripts: string;
}

export interface RoiCalculatorProps {
  copy: RoiCalculatorCopy;
  plans: readonly PlanOffer[];
  booking: { href: string; label: string };
  failure: IslandBoundaryCopy;
}

/** Hides outdated results if a field changes before hydration. */
const hiddenWhenStale = 'in-[[ssr][data-stale]]:invisible';

function Calculator({ copy, plans, booking }: Omit<RoiCalculatorProps, 'failure'>) {
  const id = useId();
  const form = useRef<HTMLFieldSetElement>(null);
  const { texts, setText, inputs, billing } = useInputs(form);
  const results = calculateRoi(inputs);
  const returns = plans.map((plan) => planReturn(plan, billing, inputs));
  const featured = returns.find(({ popular }) => popular) ?? returns[0];
  const answer = featured ? answerSentence(featured, inputs.rate, copy) : '';
  const today = results.currentRevenue;
  const revenue = formatMoney(results.projectedRevenue);
  const bar = (label: string, value: number) => ({ label, value, today, text: formatMoney(value) });
  const bars = [
    bar(copy.chart.today, today),
    ...returns.map(({ name, revenue }) =>
      bar(interpolate(copy.chart.withPlan, { plan: name }), today + revenue),
    ),
    bar(copy.chart.projected, results.projectedRevenue),
  ];
  const query = withParameters(searchWithRoiInputs('', inputs), {
    billing: billing === 'yearly' ? billing : '',
  });

  return (
    <div data-calculator className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:gap-y-10">
      <div className="lg:col-span-4">
        <RoiFields
          legend={copy.fieldsLabel}
          labels={copy.fields}
          texts={texts}
          id={id}
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
      <div className={`lg:col-span-7 lg:col-start-6 ${hiddenWhenStale}`}>
        {answer && (
          <>
            <p aria-hidden="true" className="text-balance font-bold font-display text-answer">
              {answer}
            </p>
            <p className="mt-3 text-ink-2 text-small">{copy.condition}</p>
            <PlanReturns returns={returns} billing={billing} copy={copy} />
          </>
        )}
        <Announcement text={interpolate(copy.announcement, { answer, revenue }).trim()} />
        <div className="mt-5 flex flex-wrap items-start gap-x-4 gap-y-2">
          <ButtonLink link={booking} />
          {/* The key forgets the copied address once an input changes. */}
          <CopyLink key={query} query={query} copy={copy.share} />
        </div>
      </div>
      <div className={`lg:col-span-4 ${hiddenWhenStale}`}>
        <figure>
          <figcaption className="mb-2 font-semibold sm:mb-4">{copy.chart.title}</figcaption>
          <Bars rows={bars} />
        </figure>
      </div>
      <div className={`lg:col-span-7 lg:col-start-6 ${hiddenWhenStale}`}>
        <Projection
          results={results}
          copy={copy}
          fieldIds={roiNames.map((name) => id + name).join(' ')}
        />
      </div>
    </div>
  );
}

export function RoiCalculator({ failure, ...props }: RoiCalculatorProps) {
  return (
    <IslandBoundary copy={failure}>
      <Calculator {...props} />
    </IslandBoundary>
  );
}
