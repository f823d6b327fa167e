import { FriezeQuarter } from '../illustrations/Frieze';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';

export interface OutcomesProps {
  id: string;
  title: string;
  lead: string;
  items: readonly { id: string; title: string; text: string }[];
}

/** By the number of outcomes; five or more have rows of four. */
const columns: Record<number, string> = {
  1: 'sm:grid-cols-[minmax(0,30rem)]',
  2: 'sm:grid-cols-2 lg:grid-cols-[repeat(2,minmax(0,30rem))]',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

export function Outcomes({ id, title, lead, items }: OutcomesProps) {
  return (
    <Section id={id} title={title} lead={lead}>
      <ul
        className={`grid gap-x-8 gap-y-2 sm:gap-y-7 lg:gap-y-9 ${columns[Math.min(items.length, 4)]}`}
      >
        {items.map((item) => (
          <li
            key={item.id}
            className="grid content-start gap-y-0 sm:row-span-3 sm:has-[img]:grid-rows-subgrid"
          >
            <FriezeQuarter outcome={item.id} />
            <Heading level={3} size="minor" className="mt-2 sm:mt-5 sm:pr-6">
              {item.title}
            </Heading>
            <p className="max-w-[26rem] text-ink-2 max-sm:text-small sm:mt-2 sm:pr-6">
              {item.text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
