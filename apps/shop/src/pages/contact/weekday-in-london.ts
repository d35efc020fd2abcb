import type { Weekday } from '@app/content';

const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' });

/** The showroom's own day, wherever the visitor's clock stands. */
export const weekdayInLondon = (now: Date): Weekday => format.format(now) as Weekday;
