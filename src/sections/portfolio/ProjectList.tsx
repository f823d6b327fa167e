import type { LoadedProject } from '../../data/projects';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import { Button } from '../../ui/Button';
import { ProjectCard } from './ProjectCard';

interface ProjectListProps {
  cards: readonly LoadedProject[];
  copy: PortfolioCopy;
}

/** filter-page.ts hides the projects that do not match. */
export const ProjectList = ({ cards, copy }: ProjectListProps) => (
  <div className="page-width project-list">
    <ul data-projects aria-label={copy.listLabel} className="cards">
      {cards.map((card) => (
        <ProjectCard key={card.project.id} {...card} copy={copy.card} />
      ))}
    </ul>
    <div data-no-projects hidden>
      <p className="mb-4 font-display text-subheading">{copy.filterBar.empty}</p>
      <Button>{copy.filterBar.clear}</Button>
    </div>
  </div>
);
