import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { FriezeQuarter } from './Frieze';

export interface OutcomesProps extends Record<'id' | 'title' | 'intro', string> {
  items: readonly { id: string; title: string; text: string }[];
}

export function Outcomes({ items, ...section }: OutcomesProps) {
  return (
    <Section {...section}>
      <ul className="grid gap-x-8 gap-y-2 *:max-w-120 sm:grid-cols-2 sm:gap-y-7 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-y-9">
        {items.map(({ id, title, text }) => (
          <li
            key={id}
            className="grid content-start gap-y-0 sm:row-span-3 sm:has-[img]:grid-rows-subgrid"
          >
            <FriezeQuarter outcome={id} />
            <Heading level={3} size="minor" className="mt-2 sm:mt-5 sm:pr-6">
              {title}
            </Heading>
            <p className="max-w-[26rem] text-ink-2 max-sm:text-small sm:mt-2 sm:pr-6">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
