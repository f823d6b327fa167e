import { formatPlural } from '../../lib/format';
import type { PortfolioCopy } from '../../schema/copy/portfolio';
import type { Project } from '../../schema/projects';
import { Heading } from '../../ui/Heading';

interface PortfolioHeroProps {
  projects: readonly Pick<Project, 'industry' | 'duration'>[];
  copy: PortfolioCopy['hero'];
}

/** Must stay short, so that the first screen shows projects. */
export function PortfolioHero({ projects, copy }: PortfolioHeroProps) {
  const industries = new Set(projects.map(({ industry }) => industry));
  const days = projects.map(({ duration }) => Number.parseInt(duration, 10));
  const shortestAndLongest = new Set([Math.min(...days), Math.max(...days)]);
  const figures = [
    [projects.length, formatPlural(copy.figures.projects, projects.length)],
    [industries.size, formatPlural(copy.figures.industries, industries.size)],
    [[...shortestAndLongest].join('–'), copy.figures.days],
  ];
  return (
    <section className="surface-pine">
      <div className="page-width items-baseline py-6 lg:page-grid lg:py-10">
        <Heading level={1} className="col-span-8">
          {copy.title}
        </Heading>
        <ul
          aria-label={copy.figuresLabel}
          className="col-span-4 mt-3 flex flex-wrap gap-x-4 lg:mt-0 lg:justify-between"
        >
          {figures.map(([figure, label]) => (
            <li key={label}>
              <span className="font-bold font-figure text-figure">{figure}</span>{' '}
              <span className="text-ink-muted text-small">{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
