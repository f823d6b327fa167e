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

const countDoors = (...stages: string[]) =>
  findDoorIssues([{ wall, funnel: parseFunnel(...stages) } as CaseStudy], images);

it('accepts a wall with a door for each company of the funnel', () => {
  expect(countDoors('listed 8', 'qualified 2', 'held 1')).toEqual([]);
  expect(findDoorIssues([{ funnel: parseFunnel('listed 8') } as CaseStudy], images)).toEqual([]);
});

it('names the drawings whose doors the funnel does not have', () => {
  expect(countDoors('listed 9', 'qualified 2', 'held 1')).toEqual([
    {
      path: [0, 'wall', 'strangers', 'src'],
      found: '"strangers.svg", 6 doors of class "listed"',
      allowed: '7 doors',
    },
    expect.objectContaining({ path: [0, 'wall', 'strangers', 'phoneSrc'] }),
  ]);
  expect(countDoors('listed 7', 'qualified 2', 'held 1')).toHaveLength(2);
  expect(countDoors('listed 9', 'qualified 3', 'held 1').map(({ path }) => path.join())).toEqual([
    '0,wall,leads,src',
    '0,wall,leads,phoneSrc',
  ]);
});
