import { parseDays } from '../../lib/date';
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
  const days = projects.map(({ duration }) => parseDays(duration));
  const shortestAndLongest = new Set([Math.min(...days), Math.max(...days)]);
  const figures = [
    [projects.length, formatPlural(copy.figures.projects, projects.length)],
    [industries.size, formatPlural(copy.figures.industries, industries.size)],
    [[...shortestAndLongest].join('–'), copy.figures.days],
  ];
  return (
    <section className="surface-pine">
      <div className="page-width py-6 lg:flex lg:items-baseline lg:justify-between lg:gap-x-8 lg:py-8">
        <Heading level={1}>{copy.title}</Heading>
        <ul
          aria-label={copy.figuresLabel}
          className="mt-3 flex flex-wrap gap-x-4 lg:mt-0 lg:shrink-0 lg:gap-x-6 xl:gap-x-10"
        >
          {figures.map(([figure, label]) => (
            <li key={label}>
              <span className="font-figure text-figure">{figure}</span>
              {''}
              <span className="text-ink-muted text-small">{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
