import type { LoadedCaseStudy } from '../../data/case-studies';
import { FittedFigure } from '../../ui/FittedFigure';
import { Heading } from '../../ui/Heading';
import { Picture } from '../../ui/Picture';

interface CaseStudyHeaderProps extends LoadedCaseStudy {
  /** Title and description come first. */
  isTitleFirst: boolean;
  /** Loads the picture before others. */
  priority: boolean;
}

function Headline({ caseStudy }: LoadedCaseStudy) {
  const { figure, label } = caseStudy.results.headline;
  return (
    <p className="case-headline">
      <FittedFigure figure={figure} />{' '}
      <span className="block font-semibold text-large">{label}</span>
    </p>
  );
}

function Title({ id, title }: LoadedCaseStudy['caseStudy']) {
  return (
    <Heading level={2} id={`${id}_title`}>
      {title}
    </Heading>
  );
}

const Description = ({ children }: { children: string }) => (
  <p className="case-description text-pretty text-statement">{children}</p>
);

/** Company, headline, title and description, and the picture with its caption. */
export function CaseStudyHeader(props: CaseStudyHeaderProps) {
  const { caseStudy, picture, closeUp, isTitleFirst, priority } = props;
  const { company, industry, description } = caseStudy;
  const shown = closeUp ?? picture;
  return (
    <>
      <hgroup className="case-words">
        <p>
          <strong className="font-semibold">{company}</strong>, {industry}
        </p>
        {isTitleFirst && <Title {...caseStudy} />}
        {isTitleFirst && <Description>{description}</Description>}
        <Headline {...props} />
        {!isTitleFirst && <Title {...caseStudy} />}
      </hgroup>
      {shown && (
        <Picture
          picture={shown}
          sizes="(min-width: 100rem) 48rem, (min-width: 48rem) 48vw, 90vw"
          priority={priority}
          className={`case-picture ${closeUp ? 'case-close-up' : 'aspect-square'}`}
          imageClassName={closeUp && ''}
        />
      )}
      {shown?.caption && <p className="case-caption text-ink-muted">{shown.caption}</p>}
      {!isTitleFirst && <Description>{description}</Description>}
    </>
  );
}
