import type { LoadedProject } from '../../data/projects';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import { getFitClass } from '../../ui/fit';
import { Heading } from '../../ui/Heading';
import { Picture } from '../../ui/Picture';

interface ProjectCardProps extends LoadedProject {
  copy: PortfolioCopy['card'];
}

const photoSizes = '(min-width: 73rem) 60vw, 100vw';

const Plate = ({ picture, layout }: Pick<LoadedProject, 'picture' | 'layout'>) => (
  <div className="plate surface-industry">
    {picture && (
      <Picture
        picture={picture}
        sizes={photoSizes}
        priority={layout === 'lead'}
        imageClassName={picture.isPhoto ? 'photo' : 'drawing keep-background'}
      />
    )}
  </div>
);

/** The content of a list item. Without a picture, the figure stands in its place. */
export function ProjectCard({ project, picture, layout, ...props }: ProjectCardProps) {
  const { id, title, industry, type, company, duration, description, results, tags } = project;
  const { caseStudyHref, discussHref, copy } = props;
  const { primary, ...others } = results;
  return (
    <>
      <Plate picture={picture} layout={layout} />
      <p className="primary">
        <b className={`font-figure ${getFitClass(primary.figure.length)}`}>{primary.figure}</b>{' '}
        <span>
          <small>{copy.primary}</small> {primary.label}
        </span>
      </p>
      <ul className="others">
        {(['secondary', 'tertiary'] as const).map((rank) => (
          <li key={rank}>
            <b>{others[rank].figure}</b> {others[rank].label} <small>{copy[rank]}</small>
          </li>
        ))}
      </ul>
      <Heading level={2} size="subheading" id={`${id}_title`} className="card-title">
        {title}
      </Heading>
      <p className="by">
        <b>{company}</b> {duration}{' '}
        {caseStudyHref && (
          <a id={`${id}_case`} href={caseStudyHref} aria-labelledby={`${id}_case ${id}_title`}>
            {copy.readCase}
          </a>
        )}
      </p>
      <p className="description">{description}</p>
      <p className="meta">
        <span>{industry}</span> <span>{type}</span>
        <br />
        {tags.join(', ')}{' '}
        <a id={`${id}_discuss`} href={discussHref} aria-labelledby={`${id}_discuss ${id}_title`}>
          {copy.discuss}
        </a>
      </p>
    </>
  );
}
