import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { CaseStudy, Faq, Plan, Project } from '../../src/schema/records.ts';

function read<Entry>(name: string): Entry[] {
  return parse(readFileSync(`src/content/${name}.yaml`, 'utf8'));
}

/**
 * The records as their files have them. Tests count from here, so that a record more or less is no
 * matter for them; how many there are to be stands once, in `src/content.test.ts`.
 */
export const projects = read<Project>('projects');
export const caseStudies = read<CaseStudy>('case-studies');
export const faqs = read<Faq>('faqs');
export const plans = read<Plan>('plans');
export const projectCount = projects.length;
