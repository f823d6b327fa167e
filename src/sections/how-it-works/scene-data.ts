import type { how } from '@content/copy/home';
import { formatCount } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { CaseStudy } from '../../schema/records';
import { GAP_POSITION } from './scene-drawing';
import { sceneFile } from './scene-file';

/** The case that the hero and "How it works" show: the first with a handover, else with a funnel. */
export const featuredCase = (studies: readonly CaseStudy[]) =>
  studies.find(({ handover }) => handover) ?? studies.find(({ funnel }) => funnel);

export const sceneFiles = ({ funnel }: Partial<CaseStudy> = {}) =>
  funnel ? [sceneFile(funnel, 'wide'), sceneFile(funnel, 'phone')] : [];

/** The drawing of "How it works": one client's funnel. Undefined without one. */
export function sceneProps(study: CaseStudy | undefined, copy: typeof how.scene) {
  const [listed, ...steps] = study?.funnel ?? [];
  const [wide, phone] = sceneFiles(study);
  if (!(study && listed && wide && phone)) return undefined;
  const { company, industry, results, firstLeadDay: day } = study;
  const funnel = [listed, ...steps].map(({ value, label }) => `${formatCount(value)} ${label}`);
  return {
    subject: interpolate(copy.subject, { days: results.timeframe, company, industry }),
    dayLabel: day ? interpolate(copy.day, { day }) : undefined,
    listed,
    steps,
    gapPosition: `${GAP_POSITION * 100}%`,
    wide,
    phone,
    alt: interpolate(copy.description, { funnel: funnel.join(', ') }),
  };
}

export type SceneProps = NonNullable<ReturnType<typeof sceneProps>>;
