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
        className={`stats mt-6 grid lg:mt-8 grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-8 gap-y-4 lg:row-start-3 lg:flex lg:flex-wrap lg:*:min-w-max lg:*:grow lg:*:basis-0 ${className}`}
      >
        {copy.stats.map(({ figure, label }) => (
          <li key={label}>
            <span>{figure}</span> <span>{label}</span>
          </li>
        ))}
      </ul>
      <p
        className={`mt-4 text-pretty text-ink-muted text-small leading-snug lg:row-start-4 lg:mt-3 ${className}`}
      >
        {copy.statsNote}
      </p>
    </>
  );
}
