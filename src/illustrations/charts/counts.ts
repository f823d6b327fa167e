import type { CaseStudy } from '../../schema/records';

export type Count = NonNullable<CaseStudy['counts']>[number];
