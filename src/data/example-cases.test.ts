import { expect, it } from 'vitest';
import type { CaseStudy } from '../schema/case-studies';
import { findCaseWithReport, findExampleCase } from './example-cases';

const createCase = (id: string, fields: object = {}) => ({ id, ...fields }) as CaseStudy;

const plain = createCase('plain');
const withFunnel = createCase('funnel', { funnel: [] });
const withHandover = createCase('handover', { handover: {}, report: {} });

it('prefers a case with a handover to one with a funnel, and needs one of the two', () => {
  expect(findExampleCase([plain, withFunnel, withHandover])).toBe(withHandover);
  expect(findExampleCase([plain, withFunnel])).toBe(withFunnel);
  expect(findExampleCase([plain])).toBeUndefined();
});

it('finds the first case with a report', () => {
  expect(findCaseWithReport([plain, withFunnel, withHandover])).toBe(withHandover);
  expect(findCaseWithReport([plain])).toBeUndefined();
});
