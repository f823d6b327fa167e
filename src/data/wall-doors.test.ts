import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseFunnel } from '../../tests/support/funnel.ts';
import type { CaseStudy } from '../schema/case-studies.ts';
import { findDoorIssues } from './wall-doors.ts';

const images = mkdtempSync(join(tmpdir(), 'wall-'));
const draw = (name: string, ...elements: string[]) =>
  writeFileSync(join(images, name), `<svg>${elements.join('')}</svg>`);
draw('strangers.svg', '<rect class="listed" x="1" width="4"/>', '<rect class="listed" width="2"/>');
draw('leads.svg', '<use class="qualified"/>', '<g class="held"><path class="frame"/></g>');

const wall = {
  strangers: { src: 'strangers.svg', phoneSrc: 'strangers.svg' },
  leads: { src: 'leads.svg', phoneSrc: 'leads.svg' },
  starts: [0, 50],
  phoneStarts: [0, 50],
};

it.each([
  [['listed 8', 'qualified 2', 'held 1'], []],
  [
    ['listed 9', 'qualified 2', 'held 1'],
    ['strangers.src: 7 doors', 'strangers.phoneSrc: 7 doors'],
  ],
  [
    ['listed 7', 'qualified 2', 'held 1'],
    ['strangers.src: 5 doors', 'strangers.phoneSrc: 5 doors'],
  ],
  [
    ['listed 9', 'qualified 3', 'held 1'],
    ['leads.src: 2 doors', 'leads.phoneSrc: 2 doors'],
  ],
])('finds drawings that have not a door for each company: %j', (stages, wrong) => {
  const caseStudy = { wall, funnel: parseFunnel(...stages) } as CaseStudy;
  const issues = findDoorIssues([caseStudy], images);
  expect(issues.map(({ path, allowed }) => `${path.slice(2).join('.')}: ${allowed}`)).toEqual(
    wrong,
  );
});
