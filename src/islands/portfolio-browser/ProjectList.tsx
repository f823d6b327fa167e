import { filterProjects, type PortfolioFilters } from '../../lib/portfolio-filter';
import type { PortfolioBrowserCopy } from './copy';
import { ProjectCard, type ShownProject } from './ProjectCard';

export interface ProjectListProps {
  projects: readonly ShownProject[];
  filters: PortfolioFilters;
  copy: PortfolioBrowserCopy;
}

/**
 * A project with a case study is two columns wide. In three columns another project has to fill the
 * row beside it, so without enough others all are one column wide.
 */
function hasWideCards(shown: readonly ShownProject[]): boolean {
  const wide = shown.filter(({ caseHref }) => caseHref).length;
  return shown.length - wide >= wide - 1;
}

/** All projects as cards. Those that the filters exclude stay in the document, hidden. */
export function ProjectList({ projects, filters, copy }: ProjectListProps) {
  const shown = filterProjects(projects, filters);
  const hasWide = hasWideCards(shown);
  return (
    <ul
      aria-label={copy.listLabel}
      hidden={shown.length === 0}
      className="mt-8 grid grid-flow-dense gap-8 md:grid-cols-2 xl:grid-cols-3"
    >
      {projects.map((project, index) => {
        const isWide = hasWide && project.caseHref !== undefined;
        return (
          <li
            key={project.id}
            hidden={!shown.includes(project)}
            className={`row-span-4 grid-rows-subgrid gap-y-0 md:grid ${isWide ? 'md:col-span-2' : ''}`}
          >
            <ProjectCard project={project} isWide={isWide} isFirst={index === 0} copy={copy.card} />
          </li>
        );
      })}
    </ul>
  );
}
