export interface FigureRowProps {
  label: string;
  figures: readonly { figure: string; label: string }[];
}

export function FigureRow({ label, figures }: FigureRowProps) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-8 border-rule border-t lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    >
      {figures.map((entry) => (
        <li key={entry.label} className="py-2 lg:py-8 lg:not-first:gutter-rule">
          <span className="block font-bold font-figure text-figure-large tracking-[-0.02em]">
            {entry.figure}
          </span>{' '}
          <span className="mt-1 block text-ink-2 text-small">{entry.label}</span>
        </li>
      ))}
    </ul>
  );
}
