import { formatCount } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { CaseStudy } from '../../schema/records';
import { OPENING, sceneFile } from './scene-drawing';

/** The case that the hero and "How it works" show: the first with a handover, else with a funnel. */
export const shownCase = (studies: readonly CaseStudy[]) =>
  studies.find(({ handover }) => handover) ?? studies.find(({ funnel }) => funnel);

/** The drawing for wide windows and the one for phones; none without a funnel. */
export const sceneFiles = (study: CaseStudy | undefined) =>
  study?.funnel ? [sceneFile(study.funnel, 'wide'), sceneFile(study.funnel, 'phone')] : [];

export type SceneCopy = Record<'subject' | 'description' | 'day', string>;

/** The drawing of "How it works": one client's funnel. Undefined without one. */
export function sceneFor(study: CaseStudy | undefined, copy: SceneCopy) {
  const [listed, ...steps] = study?.funnel ?? [];
  if (!(study?.funnel && listed)) return undefined;
  const { company, industry, results, funnel, firstLeadDay: day } = study;
  const text = ({ value, label }: typeof listed) => `${formatCount(value)} ${label}`;
  const [wide, phone] = sceneFiles(study);
  if (!(wide && phone)) return undefined;
  return {
    subject: interpolate(copy.subject, { days: results.timeframe, company, industry }),
    day: day === undefined ? undefined : interpolate(copy.day, { day }),
    listed,
    steps,
    /** Where the opening of the bar is, from the left. */
    opening: `${OPENING * 100}%`,
    wide,
    phone,
    alt: interpolate(copy.description, { funnel: funnel.map(text).join(', ') }),
  };
}

export type Scene = NonNullable<ReturnType<typeof sceneFor>>;
