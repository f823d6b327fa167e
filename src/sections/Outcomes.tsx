import { useId } from 'react';
import { OutcomeMark, type OutcomeMotif } from '../illustrations/OutcomeMark';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';

export interface OutcomesProps {
  id: string;
  title: string;
  lead: string;
  items: readonly { id: OutcomeMotif; title: string; text: string }[];
}

/** Four benefits in a row below one rule, each with a small drawing of what it means. */
export function Outcomes({ id, title, lead, items }: OutcomesProps) {
  const headingId = useId();
  return (
    <Section id={id} labelledBy={headingId} surface="paper">
      <div className="max-w-[46rem]">
        <Heading level={2} size="heading" id={headingId}>
          {title}
        </Heading>
        <p className="mt-5 max-w-text text-ink-2 text-lead">{lead}</p>
      </div>
      <ul className="mt-10 grid gap-x-8 border-ink border-t-2 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4">
        {items.map((item) => (
          <li
            key={item.id}
            className="border-rule py-8 max-sm:not-first:border-t sm:max-lg:nth-[n+3]:border-t sm:max-lg:even:gutter-rule lg:py-10 lg:not-first:gutter-rule"
          >
            <OutcomeMark motif={item.id} />
            <Heading level={3} size="subheading" className="mt-6">
              {item.title}
            </Heading>
            <p className="mt-2 text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
