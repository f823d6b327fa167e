import { weekdays } from '../schema/vocabulary';

export function WeekdayNames() {
  return weekdays.map((name) => (
    <span key={name} className="font-semibold text-ink-muted text-small">
      {name}
    </span>
  ));
}
