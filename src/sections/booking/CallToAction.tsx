import { useId } from 'react';
import { Heading } from '../../ui/Heading';
import { PortraitImage } from '../../ui/PortraitImage';
import { CallToActionBody, type CallToActionBodyProps } from './CallToActionBody';

interface CallToActionProps extends Omit<CallToActionBodyProps, 'intro' | 'children'> {
  surface: 'surface-pine' | 'surface-accent';
  copy: { title: string; intro: string };
}

/** Ends a page. If the host has a portrait, it touches the bottom edge. Not printed. */
export function CallToAction({ surface, copy, ...bodyProps }: CallToActionProps) {
  const headingId = useId();
  const portrait = bodyProps.callHost?.portrait;
  return (
    <section aria-labelledby={headingId} className={`overflow-clip pt-section ${surface}`}>
      <div className="page-width grid gap-y-3 lg:page-grid">
        <Heading
          level={2}
          size="title"
          id={headingId}
          className={portrait ? 'lg:col-span-8' : 'lg:col-span-6'}
        >
          {copy.title}
        </Heading>
        <div
          className={`lg:col-span-6 lg:pb-section ${portrait ? 'lg:row-start-2' : 'pb-section'}`}
        >
          <CallToActionBody {...bodyProps} intro={copy.intro} />
        </div>
        {portrait && (
          <PortraitImage
            portrait={portrait}
            size={480}
            sizes="(min-width: 64rem) 30vw, 60vw"
            className="mt-3 aspect-square w-3/5 self-end justify-self-end rounded-t-card lg:col-[9/-1] lg:row-[1/3] lg:mt-0 lg:w-full"
          />
        )}
      </div>
    </section>
  );
}
