const timeZone = 'Europe/London';
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

/** '21 November 2026 at 10:42': a mail is read on another day, so never 'today'. */
export const dateAndTime = (at: Date): string => `${date.format(at)} at ${time.format(at)}`;

export const dateInWords = (at: Date): string => date.format(at);

/** 'Sunday 22 November, 10:42'. */
export const deadline = (at: Date): string =>
  `${weekday.format(at)} ${dayAndMonth.format(at)}, ${time.format(at)}`;

/** A price holds until midnight (D4): its last day is the one before that instant. */
export const lastValidDay = (validUntil: Date): string => date.format(new Date(validUntil.getTime() - 1));

/** 'Tuesday 1 December, 09:30 to 11:00'; without an end only the start. */
export const dayAndTimes = (startsAt: Date, endsAt: Date | null): string =>
  `${weekday.format(startsAt)} ${dayAndMonth.format(startsAt)}, ${time.format(startsAt)}${endsAt ? ` to ${time.format(endsAt)}` : ''}`;
