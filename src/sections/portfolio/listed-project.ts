import type { LoadedProject } from '../../data/projects';
import { getPaletteClass } from '../../ui/industry-surfaces';
import { type FilteredProject, getSearchText } from './filter';

/** What the island knows of a project. */
export interface ListedProject extends FilteredProject {
  className: string;
}

export const getListedProject = ({ project, picture, layout }: LoadedProject): ListedProject => ({
  id: project.id,
  industry: project.industry,
  type: project.type,
  text: getSearchText(project),
  className: [
    'portfolio-card',
    layout && `portfolio-${layout}`,
    !picture && 'portfolio-plain',
    getPaletteClass(project.industry),
  ]
    .filter(Boolean)
    .join(' '),
});
