import type { PortfolioCopy } from '../../schema/copy/portfolio';
import { Heading } from '../../ui/Heading';

/** The filters follow on the same surface. */
export const PortfolioHero = ({ copy }: { copy: PortfolioCopy['hero'] }) => (
  <section className="surface-pine">
    <div className="page-width pt-8 lg:pt-12">
      <Heading level={1} className="portfolio-title">
        {copy.title}
      </Heading>
    </div>
  </section>
);
