import { formatCount } from '../lib/format';
import { interpolate } from '../lib/interpolate';
import { type GroupCopy, plateGroups } from '../lib/plate';
import type { CaseStudy } from '../schema/records';

interface Copy {
  /** The id of a case study. */
  caseStudy?: string;
  plate: GroupCopy & { subject: string; description: string; day: string };
}

/** The engagement that "How it works" draws; undefined where no case is named or it has no funnel. */
export function plateFor(studies: readonly CaseStudy[], { caseStudy, plate }: Copy) {
  const study = studies.find(({ id }) => id === caseStudy);
  if (caseStudy && !study) {
    const allowed = studies.map(({ id }) => id).join(', ');
    throw new RangeError(`how.caseStudy in home.ts is "${caseStudy}"; allowed: ${allowed}`);
  }
  const funnel = study?.funnel ?? [];
  const groups = plateGroups(funnel, plate);
  if (!(study && groups)) return undefined;
  const { company, industry, results, firstLeadDay } = study;
  const counted = funnel.map(({ value, label }) => `${formatCount(value)} ${label}`);
  return {
    ...groups,
    /** Whose engagement it is. */
    subject: interpolate(plate.subject, { days: results.timeframe, company, industry }),
    /** All numbers in words. */
    description: interpolate(plate.description, { funnel: counted.join(', ') }),
    day: firstLeadDay === undefined ? undefined : interpolate(plate.day, { day: firstLeadDay }),
  };
}

export type Plate = NonNullable<ReturnType<typeof plateFor>>;
