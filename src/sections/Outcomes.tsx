import { useId } from 'react';
import { OutcomesStrip } from '../illustrations/squares/OutcomesStrip';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';
import { SectionIntro } from '../ui/SectionIntro';

export interface OutcomesProps {
  id: string;
  title: string;
  lead: string;
  items: readonly { id: string; title: string; text: string }[];
}

/** Benefits in a row below one strip, which fills from one to the next. */
export function Outcomes({ id, title, lead, items }: OutcomesProps) {
  const headingId = useId();
  return (
    <Section id={id} labelledBy={headingId} surface="paper">
      <SectionIntro headingId={headingId} title={title}>
        <p>{lead}</p>
      </SectionIntro>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4 xl:gap-y-0">
        {items.map((item, index) => (
          <li key={item.id} className="row-span-3 grid grid-rows-subgrid content-start gap-y-0">
            <OutcomesStrip part={index} parts={items.length} />
            <Heading level={3} size="minor" className="mt-7">
              {item.title}
            </Heading>
            <p className="mt-2 max-w-[26rem] text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
