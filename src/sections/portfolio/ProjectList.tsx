import type { LoadedProject } from '../../data/projects';
import { ProjectCard, type ProjectCardProps } from './ProjectCard';

export interface ProjectListProps extends Pick<ProjectCardProps, 'copy'> {
  cards: readonly LoadedProject[];
  /** If undefined, all projects show. */
  shownIds?: ReadonlySet<string>;
  /** Whether the first project is larger in wide windows. */
  isFirstFeatured: boolean;
  label: string;
}

const targetClasses = 'outline-decoration outline-offset-3 target:outline-3';
const featuredClasses = '@three-cards:data-featured:col-span-full @three-cards:data-featured:block';

/** Hides other projects instead of removing them, so that their pictures and translations stay. */
export function ProjectList({ cards, shownIds, isFirstFeatured, label, copy }: ProjectListProps) {
  return (
    <div className="@container/cards mt-4 lg:mt-6 xl:mt-10">
      <ul
        aria-label={label}
        hidden={shownIds?.size === 0}
        className="card-rows card-sizes gap-x-4 md:gap-x-8 @two-cards:grid-cols-2 @three-cards:grid-cols-3"
      >
        {cards.map((card, index) => (
          <li
            key={card.project.id}
            id={card.project.id}
            hidden={shownIds && !shownIds.has(card.project.id)}
            data-featured={(isFirstFeatured && index === 0) || undefined}
            className={`subgrid-card-rows row-span-9 mb-3 rounded-card md:mb-6 ${targetClasses} ${featuredClasses}`}
          >
            <ProjectCard {...card} isFirst={index === 0} copy={copy} />
          </li>
        ))}
      </ul>
    </div>
  );
}
