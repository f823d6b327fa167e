import { formatCount } from '../lib/format';
import { interpolate } from '../lib/interpolate';
import type { CaseStudy } from '../schema/records';
import { stages } from '../schema/vocabulary';

interface Copy {
  caseStudy?: string;
  plate: {
    subject: string;
    description: string;
    replied: string;
    held: string;
    frame: string;
    day: string;
  };
}

function studyFor(studies: readonly CaseStudy[], caseStudy?: string) {
  const study = studies.find(({ id }) => id === caseStudy);
  if (study || !caseStudy) return study;
  const allowed = studies.map(({ id }) => id).join(', ');
  throw new RangeError(`how.caseStudy in home.ts is "${caseStudy}"; allowed: ${allowed}`);
}

/**
 * The plate, the large drawing of "How it works": a client's companies listed, leads and meetings.
 * Any stage but the first may be missing. Undefined if no case is named or it has no funnel.
 */
export function plateFor(studies: readonly CaseStudy[], { caseStudy, plate: copy }: Copy) {
  const study = studyFor(studies, caseStudy);
  const funnel = study?.funnel ?? [];
  const steps = funnel.map((step) => ({ ...step, count: formatCount(step.value) }));
  const [listed, replied, qualified, booked, held, won] = stages.map((stage) =>
    steps.find((step) => step.stage === stage),
  );
  if (!(study && listed)) return undefined;
  const { company, industry, results, firstLeadDay } = study;
  const also = qualified && replied ? `, ${interpolate(copy.replied, replied)}` : '';
  const shown = held ?? booked;
  const isPart = held && booked && held.value < booked.value;
  return {
    subject: interpolate(copy.subject, { days: results.timeframe, company, industry }),
    /** The text alternative. */
    description: interpolate(copy.description, {
      funnel: steps.map(({ count, label }) => `${count} ${label}`).join(', '),
    }),
    day: firstLeadDay === undefined ? undefined : interpolate(copy.day, { day: firstLeadDay }),
    listed: { value: listed.value, label: listed.label + also },
    leads: qualified ?? replied,
    meetings: shown && {
      all: (booked ?? shown).value,
      held: held?.value ?? 0,
      value: shown.value,
      label: isPart
        ? interpolate(copy.held, { label: held.label, booked: booked.count })
        : shown.label,
    },
    won: won && { value: won.value, frame: copy.frame, legend: `${won.count} ${won.label}` },
  };
}

export type Plate = NonNullable<ReturnType<typeof plateFor>>;
