/** In the visitor's time zone: 'November 21, 2026'. */
export const formatDate = (date: Date) => date.toLocaleDateString('en-US', { dateStyle: 'long' });

/** For `<time datetime>`: '2026-11-21', the Swedish date format. */
export const isoDate = (date: Date) => date.toLocaleDateString('sv-SE');
