import type { HomeCopy } from '../../schema/copy/home';

interface StatsProps {
  copy: HomeCopy['hero'];
  className: string;
}

export function Stats({ copy, className }: StatsProps) {
  if (copy.stats.length === 0) return null;
  return (
    <>
      <ul
        aria-label={copy.statsLabel}
        className={`stats mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-8 border-rule border-t lg:row-start-3 lg:flex lg:flex-wrap lg:*:min-w-max lg:*:grow lg:*:basis-0 ${className}`}
      >
        {copy.stats.map(({ figure, label }) => (
          <li key={label}>
            <span>{figure}</span> <span>{label}</span>
          </li>
        ))}
      </ul>
      <p
        className={`max-lg:max-w-text pb-4 text-fine text-ink-muted lg:row-start-4 lg:pt-3 lg:pb-6 ${className}`}
      >
        {copy.statsNote}
      </p>
    </>
  );
}
