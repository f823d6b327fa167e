import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CaseStudy } from '../schema/case-studies.ts';
import type { FieldIssue } from './issues.ts';

/** The class of an element is the stage of its doors. A `rect` is as many doors as it is wide, others are one. */
function countDoors(drawing: string, stage: string) {
  const elements = drawing.match(new RegExp(`<[^>]* class="${stage}"[^>]*>`, 'g')) ?? [];
  const counts = elements.map((element) =>
    Number(/^<rect.* width="(\d+)"/.exec(element)?.[1] ?? 1),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Compares the doors of a wall with the funnel: at each stage stand those who came no further. */
export function findDoorIssues(caseStudies: readonly CaseStudy[], images: string): FieldIssue[] {
  return caseStudies.flatMap(({ wall, funnel = [] }, record) =>
    funnel.flatMap(({ stage, value }, index) => {
      const part = index === 0 ? 'strangers' : 'leads';
      const allowed = value - (funnel[index + 1]?.value ?? 0);
      return (['src', 'phoneSrc'] as const).flatMap((field) => {
        if (!wall) return [];
        const name = wall[part][field];
        const count = countDoors(readFileSync(resolve(images, name), 'utf8'), stage);
        const found = `"${name}", ${count} doors of class "${stage}"`;
        const issue = { path: [record, 'wall', part, field], found, allowed: `${allowed} doors` };
        return count === allowed ? [] : issue;
      });
    }),
  );
}
