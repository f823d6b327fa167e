import type { HomeCopy } from '../../schema/copy/home';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import drawings from './outcomes.svg?url';

/** Outcomes that the file has drawings of, as symbols. They take colors of the theme. */
const symbols = ['opportunities', 'autopilot', 'time', 'growth'];

const itemClasses =
  '*:grid *:max-w-120 *:content-start *:gap-y-1 max-sm:*:@min-[16rem]:grid-cols-[96px_1fr] max-sm:*:grid-rows-[auto_1fr] max-sm:*:gap-x-4 sm:*:row-span-3 sm:*:gap-y-2 sm:*:has-[svg]:grid-rows-subgrid';

export function Outcomes({ id, copy }: { id: string; copy: HomeCopy['outcomes'] }) {
  return (
    <Section id={id} title={copy.title} intro={copy.intro}>
      <div className="@container">
        <ul
          className={`grid gap-x-8 gap-y-4 sm:gap-y-10 sm:grid-cols-2 @min-[58rem]:auto-cols-fr @min-[58rem]:grid-flow-col @min-[58rem]:grid-cols-none ${itemClasses}`}
        >
          {copy.items.map(({ id, title, text }) => (
            <li key={id}>
              {symbols.includes(id) && (
                <svg
                  viewBox="0 0 240 200"
                  aria-hidden="true"
                  className="w-full rounded-small keep-colors max-sm:row-span-2 sm:mb-2 not-full-color:[--color-accent:initial]"
                >
                  <use href={`${drawings}#${id}`} />
                </svg>
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
