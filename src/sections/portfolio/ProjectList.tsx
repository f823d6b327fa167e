import type { ReactNode } from 'react';
import type { Searchable } from './filter';

/** Cards are slots of Astro: static HTML that is not hydrated, so props hold what filters need. */
export type Cards = { [slot: `card${number}`]: ReactNode };

interface ProjectListProps {
  label: string;
  projects: readonly Searchable[];
  shown: readonly Searchable[];
  cards: Cards;
}

export function ProjectList({ label, projects, shown, cards }: ProjectListProps) {
  return (
    <div className="@container mt-6">
      <ul
        aria-label={label}
        hidden={shown.length === 0}
        className="grid gap-x-5 @two:grid-cols-2 @four:grid-cols-4 print:grid-cols-3 print:[zoom:0.7]"
      >
        {projects.map((project, index) => (
          <li
            key={project.text}
            hidden={!shown.includes(project)}
            className="row-span-9 mb-5 shared-rows print:row-auto"
          >
            {cards[`card${index}`]}
          </li>
        ))}
      </ul>
    </div>
  );
}
