import type { LoadedCourse } from '../../data/case-studies';
import { interpolate } from '../../lib/template';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';

interface CourseStatesProps {
  course: LoadedCourse;
  copy: CaseStudiesCopy['labels']['course'];
}

/** Shows the client's things on three days. The captions say what is drawn. */
export const CourseStates = ({ course, copy }: CourseStatesProps) => (
  <ol className={`case-picture case-${course.layout}-states`}>
    {course.states.map(({ day, caption, src, alt }) => (
      <li key={day}>
        <img src={src} alt={alt} className="keep-background" />
        <p className="md:text-large">
          <span className="text-ink-muted">{interpolate(copy.day, { day })}</span>{' '}
          <strong className="inline-block font-semibold">{caption}</strong>
        </p>
      </li>
    ))}
  </ol>
);
