import type { ClientPicture } from '../../data/pictures';
import type { Industry } from '../../schema/vocabulary';
import { getSurfaceClasses } from '../../styles/industry-surfaces';
import { ClientMark } from '../../ui/Picture';

interface CountedMarkProps {
  picture: ClientPicture | undefined;
  industry: Industry;
}

/** Marks the result that the client's picture counts. */
export function CountedMark({ picture, industry }: CountedMarkProps) {
  if (!picture?.markSrc) return null;
  return (
    <span
      className={`inline-grid size-6 place-items-center rounded-small align-middle ${getSurfaceClasses(industry)}`}
    >
      <ClientMark picture={picture} className="size-5" />
    </span>
  );
}
