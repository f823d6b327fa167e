import type { Report } from '../../schema/report';
import { weekdays } from '../../schema/vocabulary';

export function getReportSchedule({
  day,
  weekday,
  sentOn,
}: Pick<Report, 'day' | 'weekday' | 'sentOn'>) {
  const reportWeekdays = weekdays.filter((name) => sentOn.includes(name));
  const index = reportWeekdays.indexOf(weekday);
  return {
    week: Math.ceil(day / 7),
    reportWeekdays,
    previousWeekday: reportWeekdays.at(index - 1) ?? weekday,
    nextWeekday: reportWeekdays[index + 1] ?? reportWeekdays[0] ?? weekday,
  };
}
