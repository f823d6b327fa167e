import type { Project } from '../schema/records';
import { ProjectCard, type ProjectCardCopy } from './portfolio/ProjectCard';

/** A project with what the page works out for it. */
export interface ShownProject extends Project {
  picture: { src: string; alt: string };
  discussHref: string;
  caseHref?: string;
}

export interface ProjectGridProps {
  projects: readonly ShownProject[];
  label: string;
  copy: ProjectCardCopy;
}

/** All projects. The filters find the list by `data-projects` and hide what does not match. */
export function ProjectGrid({ projects, label, copy }: ProjectGridProps) {
  return (
    <ul
      data-projects
      aria-label={label}
      className="mt-8 gap-x-8 sm:grid sm:grid-cols-2 lg:grid-cols-3"
    >
      {projects.map((project, index) => (
        <li
          key={project.id}
          data-industry={project.industry}
          data-type={project.type}
          className="row-span-4 grid-rows-subgrid sm:grid wide:col-span-2 whole-row:col-span-3"
        >
          <ProjectCard {...project} eager={index === 0} copy={copy} />
        </li>
      ))}
    </ul>
  );
}
