import { OutcomeDrawing } from '../illustrations/squares/OutcomeDrawings';
import { Heading } from '../ui/Heading';
import { TitledSection } from '../ui/Section';

export interface OutcomesProps {
  id: string;
  title: string;
  lead: string;
  items: readonly { id: string; title: string; text: string }[];
}

export function Outcomes({ id, title, lead, items }: OutcomesProps) {
  return (
    <TitledSection id={id} title={title} lead={lead} surface="paper">
      <ul className="grid gap-x-8 gap-y-6 sm:gap-y-9 sm:grid-cols-2 xl:grid-cols-4">
        {items.map((item, index) => (
          <li
            key={item.id}
            className="grid grid-cols-[min(8rem,35%)_minmax(0,1fr)] items-center gap-x-5 gap-y-1.5 sm:row-span-3 sm:grid-cols-1 sm:grid-rows-subgrid sm:items-start sm:gap-y-0"
          >
            <OutcomeDrawing index={index} className="w-full max-w-58" />
            <Heading level={3} size="minor" className="sm:mt-6">
              {item.title}
            </Heading>
            <p className="max-w-[26rem] text-ink-2 max-sm:col-span-2 sm:mt-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
