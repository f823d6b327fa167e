import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Project } from '../../src/schema/records.ts';

const file = new URL('../../src/content/projects.yaml', import.meta.url);

/** The records of the site, repeated until there are enough, each with an id and company of its own. */
export function generateProjects(count: number): Project[] {
  const records = parse(readFileSync(file, 'utf8')) as Project[];
  return Array.from({ length: count }, (_, index) => {
    const record = records[index % records.length] as Project;
    const round = Math.floor(index / records.length);
    if (round === 0) return record;
    return { ...record, id: `${record.id}-${round}`, company: `${record.company} ${round}` };
  });
}
