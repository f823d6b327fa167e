import type { ClientPicture } from '../../data/pictures';
import type { Industry } from '../../schema/vocabulary';
import { getSurfaceClasses } from '../../styles/industry-surfaces';
import { ClientMark } from '../../ui/Picture';

interface ResultLabelProps {
  label: string;
  /** Whether the client's picture counts this result. */
  isCounted: boolean;
  picture: ClientPicture | undefined;
  industry: Industry;
}

/**
 * Shows the label of a result. If the client's picture counts this result, a part of the picture
 * follows, placed in the padding of the last word, so that it neither wraps alone nor raises the line.
 */
export function ResultLabel({ label, isCounted, picture, industry }: ResultLabelProps) {
  if (!(isCounted && picture?.markSrc)) return label;
  const lastWordStart = label.lastIndexOf(' ') + 1;
  return (
    <>
      {label.slice(0, lastWordStart)}
      <span className="relative inline-block max-w-full pr-7">
        {label.slice(lastWordStart)}
        <ClientMark
          picture={picture}
          className={`absolute inset-y-0 right-0 my-auto size-5 rounded-square ${getSurfaceClasses(industry)}`}
        />
      </span>
    </>
  );
}
