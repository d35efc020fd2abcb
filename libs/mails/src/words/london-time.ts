const timeZone = 'Europe/London';
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

/** '21 November 2026 at 10:42': a mail is read on another day, so never 'today'. */
export const formatDateAndTime = (at: Date): string => `${date.format(at)} at ${time.format(at)}`;

/** 'Tuesday 1 December, 09:30 to 11:00'; without an end only the start. */
export const formatDayAndTimes = (startsAt: Date, endsAt: Date | null): string =>
  `${weekday.format(startsAt)} ${dayAndMonth.format(startsAt)}, ${time.format(startsAt)}${endsAt ? ` to ${time.format(endsAt)}` : ''}`;

/** 'Sunday 22 November, 10:42'. */
export const formatDeadline = (at: Date): string => formatDayAndTimes(at, null);
