import { ProjectCard, type ProjectCardProps } from './ProjectCard';

interface ProjectListProps extends Pick<ProjectCardProps, 'copy'> {
  id: string;
  label: string;
  cards: readonly Omit<ProjectCardProps, 'copy' | 'isFirst'>[];
}

/**
 * Renders all projects as static HTML; ProjectFilters hides those that do not match, and removes
 * `data-featured`, which makes the first card larger in wide windows.
 */
export function ProjectList({ id, label, cards, copy }: ProjectListProps) {
  return (
    <div className="@container/cards mt-4 lg:mt-6 in-data-filtering:hidden">
      <ul
        id={id}
        aria-label={label}
        className="card-rows card-sizes gap-x-4 md:gap-x-8 @two-cards:grid-cols-2 @three-cards:grid-cols-3 print:grid-cols-3 print:gap-x-3 print:[zoom:0.75]"
      >
        {cards.map((card, index) => (
          <li
            key={card.project.id}
            id={card.project.id}
            data-featured={index === 0 || undefined}
            className="shared-card-rows row-span-11 mb-3 rounded-card outline-decoration outline-offset-3 target:outline-3 md:mb-5 not-print:@three-cards:data-featured:col-span-full not-print:@three-cards:data-featured:block print:row-auto"
          >
            <ProjectCard {...card} isFirst={index === 0} copy={copy} />
          </li>
        ))}
      </ul>
    </div>
  );
}
