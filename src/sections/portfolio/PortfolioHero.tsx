import { Heading } from '../../ui/Heading';

interface PortfolioHeroProps extends Record<'title' | 'figuresLabel', string> {
  figures: readonly { figure: string; label: string }[];
}

/** Short, so that the first screen shows projects. */
export function PortfolioHero({ title, figuresLabel, figures }: PortfolioHeroProps) {
  return (
    <section className="surface-pine">
      <div className="page-width flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4 pt-7 pb-6 lg:py-10">
        <Heading level={1} size="page">
          {title}
        </Heading>
        <ul aria-label={figuresLabel} className="flex flex-wrap gap-x-5 lg:gap-x-8">
          {figures.map(({ figure, label }) => (
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
