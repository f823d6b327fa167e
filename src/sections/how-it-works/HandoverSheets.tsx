import { Fragment, type ReactNode } from 'react';
import { HangingSquare } from '../../drawing/HangingSquare';
import { StateSquare } from '../../drawing/StateSquare';
import type { SquareState } from '../../drawing/square-states';
import type { HowItWorksCopy } from '../../schema/copy/home';
import type { Handover } from '../../schema/handover';
import { HighlightedText } from '../../ui/HighlightedText';

const briefFields = ['company', 'needs', 'when', 'decides', 'asked'] as const;

interface HandoverSheetProps {
  handover: Handover;
  copy: HowItWorksCopy['sheets'];
  /** The day of the reply: 'Day 13'. */
  dayLabel?: string;
}

interface SheetProps extends Pick<HandoverSheetProps, 'dayLabel'> {
  state: SquareState;
  title: string;
  children: ReactNode;
}

const sheetClasses = '@container h-full rounded-card border border-transparent p-4 sm:p-7';

function Sheet({ state, title, dayLabel, children }: SheetProps) {
  return (
    <div className={`surface-sheet ${sheetClasses}`}>
      <p className="flex items-center gap-3 font-semibold text-small">
        <StateSquare state={state} />
        {title}
        {dayLabel && (
          <span className="ml-auto whitespace-nowrap font-normal text-ink-muted">{dayLabel}</span>
        )}
      </p>
      {children}
    </div>
  );
}

export function MessageSheet({ handover, copy }: HandoverSheetProps) {
  const { name, role } = handover.brief;
  return (
    <Sheet state="prospect" title={copy.message}>
      <p className="mt-4 border-rule border-b pb-2 text-small max-sm:hidden">
        <span className="text-ink-muted">{copy.to}</span> {name}, {role}
      </p>
      <p className="mt-3 text-body sm:mt-4">{handover.message}</p>
    </Sheet>
  );
}

export function ReplySheet({ handover, copy, dayLabel }: HandoverSheetProps) {
  const { reply, criteria } = handover;
  return (
    <Sheet state="qualified" title={copy.reply} dayLabel={dayLabel}>
      <blockquote className="mt-3 text-body sm:mt-4">
        “<HighlightedText text={reply} passages={criteria.map(({ quote }) => quote)} />”
      </blockquote>
      <dl className="mt-4 grid gap-y-1 border-rule border-t pt-3 text-small">
        {criteria.map(({ wanted, found }) => (
          <div key={wanted} className="flex flex-wrap justify-between gap-x-4">
            <dt className="grow basis-24 text-ink-muted">{wanted}</dt>
            <dd className="shrink-0 font-semibold">
              <mark>{found}</mark>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

interface BriefSheetProps extends HandoverSheetProps {
  /** Whether the example lead's line comes from the wall. */
  hasLeadLine: boolean;
}

export function BriefSheet({ handover, copy, hasLeadLine }: BriefSheetProps) {
  const { time, name, role } = handover.brief;
  return (
    <div
      className={`surface-accent relative ${hasLeadLine ? 'lead-line-to-sheet' : ''} ${sheetClasses}`}
    >
      <div className="example-lead-square">
        <HangingSquare state="held" />
      </div>
      <p className="font-semibold text-small">{copy.brief}</p>
      <p className="mt-3 font-display text-figure sm:mt-4">{`${time.weekday} ${time.clock}`}</p>
      <p className="mt-2 font-semibold">{`${name}, ${role}`}</p>
      <dl className="brief-list mt-3 gap-x-4 gap-y-1 text-body sm:mt-4 sm:gap-y-1.5">
        {briefFields.map((field) => (
          <Fragment key={field}>
            <dt>{copy[field]}</dt>
            <dd>{handover.brief[field]}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
