interface PortfolioHeroProps extends Record<'title' | 'figuresLabel', string> {
  figures: readonly { figure: string; label: string }[];
}

/** Short, so that the first screen shows projects. */
export function PortfolioHero({ title, figuresLabel, figures }: PortfolioHeroProps) {
  return (
    <section className="surface-pine">
      <div className="page-width flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4 pt-7 pb-6 lg:py-10">
        <h1 className="text-[min(clamp(2.5rem,1.2rem+3.8vw,6rem),13vw)] leading-none tracking-[-0.03em]">
          {title}
        </h1>
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
