const timeZone = 'Europe/London';
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', day: 'numeric', month: 'short' });

/** '9:30'. */
export const clockOf = (at: string): string => clock.format(new Date(at));

/** 'Fri 27 Nov', of an instant or of a day such as '2026-11-27'. */
export const dayOf = (at: string): string =>
  day.format(new Date(at.length === 10 ? `${at}T12:00:00Z` : at)).replace(',', '');

/** 'Fri 27 Nov, 8:00 to 9:30'. */
export const dayAndTimes = (startsAt: string, endsAt: string): string =>
  `${dayOf(startsAt)}, ${clockOf(startsAt)} to ${clockOf(endsAt)}`;
