import type { Report } from '../../schema/report';
import { weekdays } from '../../schema/vocabulary';

export function getReportDates({
  day,
  weekday,
  sentOn,
}: Pick<Report, 'day' | 'weekday' | 'sentOn'>) {
  const days = weekdays.filter((name) => sentOn.includes(name));
  const index = days.indexOf(weekday);
  return {
    week: Math.ceil(day / 7),
    days,
    previous: days.at(index - 1) ?? weekday,
    next: days[index + 1] ?? days[0] ?? weekday,
  };
}
