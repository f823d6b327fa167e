import { memo } from 'react';
import type { ShownProject } from '../PortfolioBrowser';
import type { PortfolioBrowserCopy } from './copy';
import { ProjectCard } from './ProjectCard';

interface ProjectListProps {
  projects: readonly ShownProject[];
  /** The id of the project that the address names, empty where it names none. */
  named: string;
  copy: PortfolioBrowserCopy;
}

/** In rows of three one card would stand alone at the end: the first then takes a row of its own. */
function leavesOneOver(count: number): boolean {
  return count % 3 === 1;
}

function List({ projects, named, copy }: ProjectListProps) {
  return (
    <ul aria-label={copy.listLabel} className="mt-8 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {projects.map(({ image, pictureSrc, ...project }, index) => {
        const wide = index === 0 && leavesOneOver(projects.length);
        return (
          <li
            key={project.id}
            className={`row-span-5 grid grid-rows-subgrid ${wide ? 'lg:col-span-3' : ''}`}
          >
            <ProjectCard
              {...project}
              picture={{ src: pictureSrc, alt: image.alt }}
              eager={index === 0}
              wide={wide}
              named={project.id === named}
              copy={copy.card}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Rendered anew only for other projects: an announcement leaves 16 cards alone. */
export const ProjectList = memo(List);
