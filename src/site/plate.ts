import { formatCount } from '../lib/format';
import { interpolate } from '../lib/interpolate';
import { plateGroups } from '../lib/plate';
import type { CaseStudy } from '../schema/records';

interface PlateCopy {
  subject: string;
  description: string;
  replied: string;
  held: string;
  won: string;
  day: string;
}

interface Copy {
  /** The id of a case study. */
  caseStudy?: string;
  plate: PlateCopy;
}

/** The engagement that "How it works" draws; undefined where no case is named or it has no funnel. */
export function plateFor(studies: readonly CaseStudy[], { caseStudy, plate }: Copy) {
  const study = studies.find(({ id }) => id === caseStudy);
  if (caseStudy && !study) {
    const allowed = studies.map(({ id }) => id).join(', ');
    throw new RangeError(`how.caseStudy in home.ts is "${caseStudy}"; allowed: ${allowed}`);
  }
  const funnel = study?.funnel ?? [];
  const groups = plateGroups(funnel);
  if (!(study && groups)) return undefined;
  const { company, industry, results } = study;
  const counted = funnel.map(({ value, label }) => `${formatCount(value)} ${label}`);
  return {
    groups,
    firstLeadDay: study.firstLeadDay,
    copy: {
      ...plate,
      subject: interpolate(plate.subject, { days: results.timeframe, company, industry }),
      description: interpolate(plate.description, { funnel: counted.join(', ') }),
    },
  };
}
