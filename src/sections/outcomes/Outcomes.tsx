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
    <Section id={id} title={copy.title} intro={copy.intro}>
      <div className="@container page-width">
        <ul className="grid gap-4 sm:gap-x-8 sm:gap-y-10 @min-[17rem]:grid-cols-2 @min-[58rem]:auto-cols-fr @min-[58rem]:grid-flow-col @min-[58rem]:grid-cols-none">
          {copy.items.map(({ id: drawing, title, text }) => (
            <li
              key={title}
              className="row-span-3 grid max-w-120 content-start gap-y-1 has-[img]:grid-rows-subgrid sm:gap-y-2"
            >
              {drawing && (
                <DecorativeImage
                  src={`${drawings}#${drawing}`}
                  width={240}
                  height={200}
                  className="aspect-6/5 mb-2 w-full rounded-small keep-colors"
                />
              )}
              <Heading level={3} size="large">
                {title}
              </Heading>
              <p className="text-balance text-ink-muted text-body">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
