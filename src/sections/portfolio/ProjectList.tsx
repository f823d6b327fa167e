import { ProjectCard, type ProjectCardProps } from './ProjectCard';

interface ProjectListProps extends Pick<ProjectCardProps, 'copy'> {
  id: string;
  label: string;
  cards: readonly Omit<ProjectCardProps, 'copy' | 'isFirst'>[];
}

/** Renders all projects as static HTML; ProjectFilters hides those that do not match. */
export function ProjectList({ id, label, cards, copy }: ProjectListProps) {
  return (
    <div className="@container mt-6 in-data-filtering:hidden">
      <ul
        id={id}
        aria-label={label}
        className="grid gap-x-5 @two-cards:grid-cols-2 @four-cards:grid-cols-4 print:grid-cols-3 print:[zoom:0.7]"
      >
        {cards.map((card, index) => (
          <li
            key={card.project.id}
            id={card.project.id}
            className="row-span-9 mb-5 shared-rows rounded-card outline-decoration outline-offset-3 target:outline-3 print:row-auto"
          >
            <ProjectCard {...card} isFirst={index === 0} copy={copy} />
          </li>
        ))}
      </ul>
    </div>
  );
}
