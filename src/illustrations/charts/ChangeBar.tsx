interface Moment {
  label: string;
  value: number;
  text: string;
}

export interface ChangeBarProps {
  /** What the bars measure, for those who do not see them beside their figure. */
  label: string;
  before: Moment;
  after: Moment;
}

function Bar({ moment, share, className }: { moment: Moment; share: number; className: string }) {
  return (
    <li>
      <span className="flex justify-between gap-4 text-small text-ink-2 tabular">
        <span>
          {moment.label}
          <span className="sr-only">:</span>
        </span>{' '}
        <span className="font-semibold text-ink">{moment.text}</span>
      </span>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1 h-2.5 w-full"
      >
        <rect width="100" height="4" className="fill-rule" />
        <rect width={share} height="4" className={className} />
      </svg>
    </li>
  );
}

/** Two bars on one scale that starts at zero: where it stood and where it went. */
export function ChangeBar({ label, before, after }: ChangeBarProps) {
  const full = Math.max(before.value, after.value, 1);
  const share = (value: number) => Math.round((value / full) * 1000) / 10;
  return (
    <ul aria-label={label} className="grid gap-3">
      <Bar moment={before} share={share(before.value)} className="fill-bar" />
      <Bar moment={after} share={share(after.value)} className="fill-leaf" />
    </ul>
  );
}
