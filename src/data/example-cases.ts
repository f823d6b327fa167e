import type { CaseStudy } from '../schema/case-studies';

type CaseStudies = readonly CaseStudy[];

/** Returns the case of the hero and "How it works". */
export const findExampleCase = (caseStudies: CaseStudies) =>
  caseStudies.find(({ handover }) => handover) ?? caseStudies.find(({ funnel }) => funnel);

export const findCaseWithReport = (caseStudies: CaseStudies) =>
  caseStudies.find(({ report }) => report);
