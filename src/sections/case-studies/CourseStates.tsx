import type { LoadedCourse } from '../../data/case-studies';
import { interpolate } from '../../lib/template';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';

interface CourseStatesProps {
  course: LoadedCourse;
  copy: CaseStudiesCopy['labels']['course'];
}

/** Shows the client's things on three days. The captions say what is drawn. */
export const CourseStates = ({ course, copy }: CourseStatesProps) => (
  <ol className="case-states grid md:[grid-area:picture]">
    {course.states.map(({ day, count, caption, src, alt }) => (
      <li key={day} className={`relative ${count === 0 ? 'case-empty' : ''}`}>
        <img src={src} alt={alt} className="keep-background" />
        <p className="pr-2 md:text-large">
          <span className="text-ink-muted">{interpolate(copy.day, { day })}</span>{' '}
          <strong className="font-semibold">{caption}</strong>
        </p>
      </li>
    ))}
  </ol>
);
