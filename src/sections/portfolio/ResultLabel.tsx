import type { ClientPicture } from '../../data/pictures';
import type { Project } from '../../schema/projects';
import { getSurfaceClasses } from '../../styles/industry-surfaces';
import { ClientMark } from '../../ui/Picture';

interface ResultLabelProps {
  project: Project;
  picture: ClientPicture | undefined;
  rank: keyof Project['results'];
}

/**
 * Shows the label of a result. If the client's picture counts this result, a part of the picture
 * follows, placed in the padding of the last word, so that it neither wraps alone nor raises the line.
 */
export function ResultLabel({ project, picture, rank }: ResultLabelProps) {
  const { results, image, industry } = project;
  const { label } = results[rank];
  if (!(image?.counts === rank && picture?.markSrc)) return label;
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
