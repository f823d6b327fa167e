import type { PortfolioCopy } from '../../schema/copy/portfolio';
import { Heading } from '../../ui/Heading';

/** The filters follow on the same surface. */
export const PortfolioHero = ({ copy }: { copy: PortfolioCopy['hero'] }) => (
  <section className="surface-pine">
    <div className="page-width pt-8 lg:pt-12">
      {/* At a text size of 200%, the longest word still fits a phone. */}
      <Heading level={1} className="text-[length:min(var(--text-display),15vw)]!">
        {copy.title}
      </Heading>
    </div>
  </section>
);
