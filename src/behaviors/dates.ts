import { formatDate, isoDate } from '../lib/date';

/** The page holds the build's date; the visitor sees today's, and this year's copyright. */
export function showVisitorDates() {
  const today = new Date();
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-visitor-date]')) {
    element.textContent = formatDate(today);
    element.dateTime = isoDate(today);
  }
  for (const element of document.querySelectorAll('[data-current-year]')) {
    element.textContent = String(today.getFullYear());
  }
}
