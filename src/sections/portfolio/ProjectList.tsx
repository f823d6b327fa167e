import type { LoadedProject } from '../../data/projects';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import { Button } from '../../ui/Button';
import { getPaletteClass } from '../../ui/industry-surfaces';
import { getSearchText } from './filter';
import { ProjectCard } from './ProjectCard';

interface ProjectListProps {
  cards: readonly LoadedProject[];
  copy: PortfolioCopy;
}

const getCardClasses = ({ project, picture, layout }: LoadedProject) =>
  [
    'portfolio-card',
    layout && `portfolio-${layout}`,
    !picture && 'portfolio-plain',
    getPaletteClass(project.industry),
  ]
    .filter(Boolean)
    .join(' ');

/** filter-page.ts hides the projects that do not match. */
export const ProjectList = ({ cards, copy }: ProjectListProps) => (
  <div className="page-width portfolio-list">
    <ul data-projects aria-label={copy.listLabel} className="portfolio-cards">
      {cards.map((card) => (
        <li
          key={card.project.id}
          id={card.project.id}
          data-industry={card.project.industry}
          data-type={card.project.type}
          data-text={getSearchText(card.project)}
          className={getCardClasses(card)}
        >
          <ProjectCard {...card} copy={copy.card} />
        </li>
      ))}
    </ul>
    <div data-no-projects hidden>
      <p className="mb-4 font-display text-subheading">{copy.filterBar.empty}</p>
      <Button>{copy.filterBar.clear}</Button>
    </div>
  </div>
);
