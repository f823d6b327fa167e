import { describe, expect, it } from 'vitest';
import { portfolioFigures } from './portfolio-figures';

const labels = { projects: 'projects', industries: 'industries', days: 'days' };

describe('portfolioFigures', () => {
  it('counts projects and industries and spans the durations as numbers', () => {
    const projects = [
      { industry: 'Fintech', duration: '90 days' },
      { industry: 'Fintech', duration: '180 days' },
      { industry: 'Healthcare', duration: '60 days' },
    ] as const;
    expect(portfolioFigures(projects, labels)).toEqual([
      { figure: '3', label: 'projects' },
      { figure: '2', label: 'industries' },
      { figure: '60–180', label: 'days' },
    ]);
  });

  it('says a single duration once', () => {
    const projects = [{ industry: 'Fintech', duration: '75 days' }] as const;
    expect(portfolioFigures(projects, labels)[2]?.figure).toBe('75');
  });
});
