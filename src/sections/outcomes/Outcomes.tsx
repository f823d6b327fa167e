import type { HomeCopy } from '../../schema/copy/home';
import { DecorativeImage } from '../../ui/DecorativeImage';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import drawing from './outcomes.svg?url';

/** Crop the drawing to a quarter for each outcome. */
const quarters = ['[--quarter:0]', '[--quarter:1]', '[--quarter:2]', '[--quarter:3]'] as const;

/** On phones crops to the thing in the middle of a quarter, beside the text; wider, to the quarter, above it. */
const cropClasses =
  'aspect-square w-full max-w-80 object-[calc(7.14%+var(--quarter)*28.57%)] object-cover max-sm:row-span-2 sm:mb-2 sm:aspect-2/1 sm:object-[calc(var(--quarter)*33.33%)]';
const itemClasses =
  '*:grid *:max-w-120 *:content-start *:gap-y-1 max-sm:*:grid-cols-[4.5rem_1fr] max-sm:*:grid-rows-[auto_1fr] max-sm:*:gap-x-4 sm:*:row-span-3 sm:*:gap-y-2 sm:*:pr-6 sm:*:has-[img]:grid-rows-subgrid';

export function Outcomes({ id, copy }: { id: string; copy: HomeCopy['outcomes'] }) {
  return (
    <Section id={id} title={copy.title} intro={copy.intro}>
      <ul
        className={`grid gap-x-8 gap-y-4 sm:gap-y-10 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none ${itemClasses}`}
      >
        {copy.items.map(({ id, title, text }, index) => (
          <li key={id}>
            {quarters[index] && (
              <DecorativeImage src={drawing} className={`${cropClasses} ${quarters[index]}`} />
            )}
            <Heading level={3} size="large">
              {title}
            </Heading>
            <p className="text-balance text-ink-muted max-sm:text-small max-sm:leading-snug">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
