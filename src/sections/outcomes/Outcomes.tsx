import type { OutcomesCopy } from '../../schema/copy/home';
import { DecorativeImage } from '../../ui/DecorativeImage';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';

/** Outcomes that `outcomes.svg` has views of. */
const views = ['opportunities', 'autopilot', 'time', 'growth'];

const itemClasses = 'grid max-w-120 content-start gap-y-1';
const drawingLeftClasses =
  'max-sm:@min-[16rem]:grid-cols-[96px_1fr] max-sm:grid-rows-[auto_1fr] max-sm:gap-x-4';
const drawingAboveClasses = 'sm:row-span-3 sm:gap-y-2 sm:has-[img]:grid-rows-subgrid';

export function Outcomes({ id, copy }: { id: string; copy: OutcomesCopy }) {
  return (
    <Section id={id} title={copy.title} intro={copy.intro}>
      <div className="@container">
        <ul className="grid gap-x-8 gap-y-4 sm:gap-y-10 sm:grid-cols-2 @min-[58rem]:auto-cols-fr @min-[58rem]:grid-flow-col @min-[58rem]:grid-cols-none">
          {copy.items.map(({ id, title, text }) => (
            <li key={id} className={`${itemClasses} ${drawingLeftClasses} ${drawingAboveClasses}`}>
              {views.includes(id) && (
                <DecorativeImage
                  src={`/outcomes.svg#${id}`}
                  width={240}
                  height={200}
                  className="aspect-6/5 w-full rounded-small keep-colors max-sm:row-span-2 sm:mb-2"
                />
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
      </div>
    </Section>
  );
}
