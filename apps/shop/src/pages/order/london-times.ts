const timeZone = 'Europe/London';
const longDay = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const shortDay = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: '2-digit' });

/** 'Friday 27 November', wherever it is read. */
export const dayOf = (at: string): string => longDay.format(new Date(at));

/** 'Fri 27 Nov'. */
export const shortDayOf = (at: string): string => shortDay.format(new Date(at)).replace(',', '');

/** '9:30'. */
export const clockOf = (at: string): string => clock.format(new Date(at));

/** 'Friday 27 November, 8:00 to 9:30'. */
export const dayAndTimes = (startsAt: string, endsAt: string): string =>
  `${dayOf(startsAt)}, ${clockOf(startsAt)} to ${clockOf(endsAt)}`;

/** 'Friday 27 November, 8:00'. */
export const dayAndTime = (at: string): string => `${dayOf(at)}, ${clockOf(at)}`;
