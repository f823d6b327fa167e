/** Written out, because constructing `Intl.DateTimeFormat` takes 100 ms on a phone. */
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** In the visitor's time zone: 'November 21, 2026'. */
export const formatDate = (date: Date): string =>
  `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;

/** For `<time datetime>`, in the visitor's time zone: '2026-11-21'. */
export const isoDate = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
