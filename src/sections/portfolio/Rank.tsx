import type { PortfolioCopy } from '../../schema/copy/portfolio';
import type { Project } from '../../schema/projects';

interface RankProps {
  rank: keyof Project['results'];
  copy: PortfolioCopy['card'];
}

/** Shows 'Primary', 'Secondary' or 'Tertiary', read as 'Primary result' by screen readers. */
export const Rank = ({ rank, copy }: RankProps) => (
  <span className="whitespace-nowrap text-fine text-ink-muted">
    {copy[rank]} <span className="sr-only">{copy.result}</span>
  </span>
);
