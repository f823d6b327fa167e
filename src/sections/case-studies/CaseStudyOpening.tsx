import type { LoadedCaseStudy, LoadedCourse } from '../../data/case-studies';
import { formatWithUnit } from '../../lib/format';
import { interpolate } from '../../lib/template';
import type { CaseStudiesCopy } from '../../schema/copy/case-studies';
import { FittedFigure } from '../../ui/FittedFigure';
import { Heading } from '../../ui/Heading';
import { Picture } from '../../ui/Picture';
import { CourseStates } from './CourseStates';

interface CaseStudyOpeningProps extends LoadedCaseStudy {
  copy: CaseStudiesCopy['labels']['course'];
  /** Loads the picture before others. */
  priority: boolean;
}

interface CourseValuesProps {
  course: LoadedCourse;
  /** Of the headline, which is not repeated. */
  figure: string;
  copy: CaseStudiesCopy['labels']['course'];
}

function CourseValues({ course, figure, copy }: CourseValuesProps) {
  const values = course.states
    .map(({ value, day }) => ({ value: formatWithUnit(value, course), day }))
    .filter(({ value }) => value !== figure)
    .map((state) => interpolate(copy.value, state))
    .join(', ');
  const { measure } = course;
  return <p className="mt-1 text-ink-muted">{`${measure ? `${measure}: ` : ''}${values}.`}</p>;
}

/** Company, title, headline and description, then the picture: the course of the case, or its image. */
export function CaseStudyOpening(props: CaseStudyOpeningProps) {
  const { caseStudy, picture, course, copy, priority } = props;
  const { id, company, industry, title, description, results } = caseStudy;
  const { figure, label } = results.headline;
  return (
    <div className="case-opening grid gap-x-8 gap-y-4 md:grid-cols-4 md:gap-y-6">
      <hgroup className="contents">
        <p className="md:[grid-area:company]">
          <strong className="font-semibold">{company}</strong>, {industry}
        </p>
        <Heading level={2} id={`${id}_title`} className="md:[grid-area:title]">
          {title}
        </Heading>
      </hgroup>
      <div className="md:[grid-area:headline]">
        <p>
          <FittedFigure figure={figure} className="case-figure" />{' '}
          <span className="block font-semibold text-large">{label}</span>
        </p>
        {course && <CourseValues course={course} figure={figure} copy={copy} />}
      </div>
      <p className="relative z-1 self-start bg-surface text-pretty text-subheading leading-snug md:[grid-area:description]">
        {description}
      </p>
      {course && <CourseStates course={course} copy={copy} />}
      {!course && picture && (
        <figure className="md:[grid-area:picture]">
          <Picture
            picture={picture}
            sizes="(min-width: 100rem) 46rem, (min-width: 48rem) 46vw, 90vw"
            priority={priority}
            className="aspect-square"
          />
          {picture.caption && (
            <figcaption className="mt-3 text-ink-muted">{picture.caption}</figcaption>
          )}
        </figure>
      )}
    </div>
  );
}
