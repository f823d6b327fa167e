import type { ReactNode } from 'react';
import { placeCards, type Searchable } from './filter';

export interface ListedProject extends Searchable {
  hasCase: boolean;
}

/** Cards are slots: static HTML that is not hydrated, so the props need no more than the filters do. */
export type Cards = { [slot: `card${number}`]: ReactNode };

const spansInTwo = ['', '', 'md:max-xl:col-span-2'];
const spansInThree = ['', '', 'xl:col-span-2', 'xl:col-span-3'];

export interface ProjectListProps {
  label: string;
  projects: readonly ListedProject[];
  shown: readonly ListedProject[];
  cards: Cards;
}

export function ProjectList({ label, projects, shown, cards }: ProjectListProps) {
  const [inTwo, inThree] = [placeCards(shown, 2), placeCards(shown, 3)];
  return (
    <ul
      aria-label={label}
      hidden={shown.length === 0}
      // While the search has focus only cards near the window are laid out, so that typing is fast.
      className="mt-6 grid grid-flow-dense gap-6 md:gap-7 [reading-flow:grid-rows] *:@container md:grid-cols-2 xl:grid-cols-3 print:grid-cols-3 print:[zoom:0.7] print:*:col-auto *:[contain-intrinsic-block-size:auto_50rem] peer-has-[input:focus]:*:[content-visibility:auto]"
    >
      {projects.map((project, index) => {
        const place = shown.indexOf(project);
        const { span = 1, start } = inThree[place] ?? {};
        const spans = `${spansInTwo[inTwo[place]?.span ?? 1]} ${spansInThree[span]}`;
        return (
          <li
            key={project.text}
            hidden={place < 0}
            className={start === 2 ? `${spans} xl:col-start-2` : spans}
          >
            {cards[`card${index}`]}
          </li>
        );
      })}
    </ul>
  );
}
