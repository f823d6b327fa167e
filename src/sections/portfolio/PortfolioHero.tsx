import type { PortfolioCopy } from '../../schema/copy/portfolio';
import type { Project } from '../../schema/projects';
import { Heading } from '../../ui/Heading';
import { FilterBar } from './FilterBar';

interface PortfolioHeroProps {
  projects: readonly Project[];
  copy: Pick<PortfolioCopy, 'hero' | 'filterBar'>;
}

export const PortfolioHero = ({ projects, copy }: PortfolioHeroProps) => (
  <section className="surface-pine">
    <div className="page-width pt-8 pb-2 lg:pt-12 lg:pb-9">
      <Heading level={1} className="portfolio-title">
        {copy.hero.title}
      </Heading>
      <FilterBar projects={projects} copy={copy.filterBar} />
    </div>
  </section>
);
