import { Fragment, type ReactNode } from 'react';
import type { HowItWorksCopy } from '../../schema/copy/home';
import type { Handover } from '../../schema/handover';
import { HighlightedText } from '../../ui/HighlightedText';
import { KnobAndCheck } from '../../ui/KnobAndCheck';

const briefFields = ['company', 'needs', 'when', 'decides'] as const;

interface HandoverSheetProps {
  handover: Handover;
  copy: HowItWorksCopy['sheets'];
}

interface SheetProps {
  title: string;
  isBrief?: boolean;
  children: ReactNode;
}

const Sheet = ({ title, isBrief = false, children }: SheetProps) => (
  <div
    className={`@container relative mt-1.5 flex flex-col gap-[0.7rem] rounded-card border border-transparent p-[clamp(18px,3vw,23px)] lg:mt-4 ${isBrief ? 'surface-accent' : 'surface-sheet'}`}
  >
    <p className="font-semibold text-small">{title}</p>
    {children}
  </div>
);

export function MessageSheet({ handover, copy }: HandoverSheetProps) {
  return (
    <Sheet title={copy.message}>
      <p>{handover.message}</p>
      <p className="mt-auto whitespace-pre-line text-ink-muted text-small">
        {handover.signature.join('\n')}
      </p>
    </Sheet>
  );
}

interface ReplyProps {
  text: string;
  highlights: Handover['highlights'];
}

const Reply = ({ text, highlights }: ReplyProps) => (
  <blockquote className="text-large leading-[1.45]">
    “<HighlightedText text={text} passages={highlights} />”
  </blockquote>
);

export function ReplySheet({ handover, copy }: HandoverSheetProps) {
  const { reply, followUp, highlights } = handover;
  return (
    <Sheet title={copy.reply}>
      <Reply text={reply} highlights={highlights} />
      {followUp && (
        <>
          <p className="text-ink-muted text-small">{followUp.question}</p>
          <Reply text={followUp.answer} highlights={highlights} />
        </>
      )}
    </Sheet>
  );
}

/** Hangs on a knob, as the tag of the hero. */
export function BriefSheet({ handover: { brief }, copy }: HandoverSheetProps) {
  return (
    <Sheet title={copy.brief} isBrief>
      <KnobAndCheck className="absolute top-0 right-0 w-32 xl:w-40" />
      <p className="font-display text-figure">{`${brief.time.weekday} ${brief.time.clock}`}</p>
      <p className="text-balance font-semibold">{`${brief.name}, ${brief.role}`}</p>
      <dl className="grid gap-x-3 gap-y-1 @min-[14rem]:grid-cols-[auto_minmax(0,1fr)]">
        {briefFields.map((field) => (
          <Fragment key={field}>
            <dt>{copy[field]}</dt>
            <dd className="font-semibold">{brief[field]}</dd>
          </Fragment>
        ))}
      </dl>
    </Sheet>
  );
}
