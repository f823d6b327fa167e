import { formatShare } from '../../lib/format';
import { getCaseStudyHref, type Link } from '../../lib/routes';
import type { CaseStudy } from '../../schema/case-studies';

/** Returns the share of qualified leads that became clients, for each case that counts both. */
export function getClientRates(
  caseStudies: readonly Pick<CaseStudy, 'id' | 'funnel'>[],
): readonly Link[] {
  return caseStudies.flatMap(({ id, funnel = [] }) => {
    const qualified = funnel.find(({ stage }) => stage === 'qualified');
    const won = funnel.find(({ stage }) => stage === 'won');
    if (!(qualified && won)) return [];
    return [{ href: getCaseStudyHref(id), label: formatShare(won.value / qualified.value) }];
  });
}
