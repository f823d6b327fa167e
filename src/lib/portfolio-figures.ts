import type { Project } from '../schema/records';

type Counted = Pick<Project, 'industry' | 'duration'>;

/** The portfolio in three numbers: projects, industries, and the shortest and longest duration. */
export function portfolioFigures(
  projects: readonly Counted[],
  labels: { projects: string; industries: string; days: string },
) {
  const days = projects.map(({ duration }) => Number.parseInt(duration, 10));
  const [shortest, longest] = [Math.min(...days), Math.max(...days)];
  return [
    { figure: String(projects.length), label: labels.projects },
    {
      figure: String(new Set(projects.map(({ industry }) => industry)).size),
      label: labels.industries,
    },
    {
      figure: shortest === longest ? String(shortest) : `${shortest}–${longest}`,
      label: labels.days,
    },
  ];
}
