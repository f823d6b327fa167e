import type { getScenePicture } from '../../data/case-studies';
import { formatCount } from '../../lib/format';
import { interpolate } from '../../lib/text';
import type { Funnel } from '../../schema/case-studies';
import type { HowCopy } from '../../schema/copy/home';
import { Picture } from '../../ui/Picture';

export interface SceneProps {
  funnel: Funnel;
  picture: ReturnType<typeof getScenePicture> | undefined;
  copy: HowCopy['scene'];
}

/** Shows the number of listed companies above a full-width drawing of those that went no further. */
export function Scene({ funnel, picture, copy }: SceneProps) {
  const [listed] = funnel;
  const steps = funnel.map(({ value, label }) => `${formatCount(value)} ${label}`);
  return (
    <figure className="break-after-avoid">
      {listed && (
        <figcaption className="page-width mb-4 flex flex-wrap items-baseline gap-x-4">
          <span className="font-figure text-figure-large">{formatCount(listed.value)}</span>{' '}
          <span className="text-large">{listed.label}</span>
        </figcaption>
      )}
      {picture && (
        <Picture
          picture={{
            ...picture,
            alt: interpolate(copy.description, { funnel: steps.join(', ') }),
          }}
          imageClassName="h-auto w-full forced-color-adjust-none print:aspect-4/1 print:object-contain print:[filter:grayscale(1)_invert(1)] forced-colors:bg-pine"
        />
      )}
    </figure>
  );
}
