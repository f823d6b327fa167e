/** A date in the visitor's time zone: 'November 21, 2026'. */
export const formatDate = (date: Date) => date.toLocaleDateString('en-US', { dateStyle: 'long' });

/** The same day for `<time datetime>`: '2026-11-21', which is how Swedish writes dates. */
export const isoDate = (date: Date) => date.toLocaleDateString('sv-SE');
