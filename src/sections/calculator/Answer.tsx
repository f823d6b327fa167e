import { type Link, routes } from '../../lib/routes';
import { interpolate } from '../../lib/template';
import type { CalculatorCopy } from '../../schema/copy/calculator';
import { ButtonLink } from '../../ui/Button';
import { type CalculatorPlan, MODEST_RATE, type ModestProjects } from './calculate';
import { Figure, Output } from './Output';
import { PlanTable } from './PlanTable';

interface ActionsProps {
  bookingLink: Link;
  copy: CalculatorCopy['share'];
}

export const Actions = ({ bookingLink, copy }: ActionsProps) => (
  <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
    <ButtonLink link={bookingLink} />
    <button
      type="button"
      data-copy={copy.prompt}
      className="min-h-12 cursor-pointer link-underline noscript:hidden"
    >
      {copy.action}
    </button>
    <span role="status" data-copied={copy.copied} className="text-small" />
  </div>
);

interface AnswerProps {
  plans: readonly CalculatorPlan[];
  texts: Record<string, string>;
  modestProjects: ModestProjects;
  copy: CalculatorCopy;
}

/** Says whether a plan pays at the visitor's numbers. */
export const Answer = ({ plans, texts, modestProjects, copy }: AnswerProps) => (
  <>
    <div className="calculator-verdict">
      <p className="text-balance font-display">
        <Output name="sentence" texts={texts} />
      </p>
      <p className="calculator-figure">
        <Figure name="figure" texts={texts} />
      </p>
      <p className="mt-2 text-ink-muted text-large md:mt-3">
        <Output name="figureLabel" texts={texts} />
      </p>
    </div>
    <PlanTable plans={plans} texts={texts} copy={copy.table} />
    <p className="calculator-doubt text-ink-muted max-md:text-small">
      {modestProjects && (
        <>
          <a href={routes.portfolio} className="text-ink link-underline">
            {interpolate(copy.clients.link, modestProjects)}
          </a>{' '}
          {interpolate(copy.clients.text, { rate: MODEST_RATE })}{' '}
        </>
      )}
      <Output name="doubt" texts={texts} /> {copy.profit}
    </p>
  </>
);
