import { icons } from 'lucide-react';
import type { CaseStudy } from '../../schema/case-studies';
import type { MetricIcon } from '../../schema/vocabulary';
import { FigureList } from './FigureList';

function MetricIconImage({ name }: { name: MetricIcon }) {
  const Icon = icons[name];
  return <Icon size="1em" className="mt-[0.2em] mr-1.5 shrink-0" />;
}

interface MetricTilesProps {
  metrics: CaseStudy['metrics'];
  label: string;
}

export const MetricTiles = ({ metrics, label }: MetricTilesProps) => (
  <FigureList
    items={metrics.map(({ icon, ...metric }) => ({
      ...metric,
      icon: <MetricIconImage name={icon} />,
    }))}
    label={label}
    className="grid-cols-2 gap-y-4 md:grid-cols-4 [--fit:var(--text-figure)]"
  />
);
