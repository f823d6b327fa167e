import type { Anchor } from '../../lib/routes';
import type { OutcomesCopy } from '../../schema/copy/home';
import { DecorativeImage } from '../../ui/DecorativeImage';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import drawings from './outcomes.svg?url';

interface OutcomesProps {
  id: Anchor;
  copy: OutcomesCopy;
}

export function Outcomes({ id, copy }: OutcomesProps) {
  return (
    <Section id={id} title={copy.title}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-4 gap-y-6 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-12 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        {copy.items.map(({ id: drawing, title, text }) => (
          <li key={title} className="max-w-120">
            {drawing && (
              <DecorativeImage
                src={`${drawings}#${drawing}`}
                width={240}
                height={200}
                className="mb-6 aspect-6/5 w-full rounded-card keep-colors max-sm:mb-4"
              />
            )}
            <Heading level={3} className="max-w-[8em]">
              {title}
            </Heading>
            <p className="mt-2 text-balance text-ink-muted max-sm:text-small">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
