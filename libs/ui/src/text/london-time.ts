type Options = Intl.DateTimeFormatOptions;

/** Created on first use: it takes a cheap phone 60 ms. */
function londonFormat(options: Options, locale = 'en-GB'): (at: Date | string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: 'Europe/London', ...options });
    return format.format(new Date(at));
  };
}

const date = { day: 'numeric', month: 'short' } as const;
const weekdayFormat = londonFormat({ weekday: 'short', ...date });

// All formats below are in London time, and take an instant or a day such as '2026-11-27'.

/** '27 Nov'. */
export const shortDate = londonFormat(date);
/** 'Fri 27 Nov'. */
export const weekdayDate = (at: Date | string): string => weekdayFormat(at).replace(',', '');
/** 'Friday 27 November'. */
export const longWeekdayDate = londonFormat({ weekday: 'long', day: 'numeric', month: 'long' });
/** '2026'. */
export const yearOf = londonFormat({ year: 'numeric' });
/** '09:30'. */
export const formatTime = londonFormat({ hour: '2-digit', minute: '2-digit' });
/** '09:30:05'. */
export const formatTimeWithSeconds = londonFormat({ timeStyle: 'medium' });
/** 'Friday, 27 November 2026 at 09:30'. */
export const fullDateAndTime = londonFormat({ dateStyle: 'full', timeStyle: 'short' });

/** '09:30 to 11:00'. */
const formatTimes = (startsAt: string, endsAt: string) => `${formatTime(startsAt)} to ${formatTime(endsAt)}`;
/** 'Fri 27 Nov, 09:30 to 11:00'. */
export const dateAndTimes = (startsAt: string, endsAt: string): string =>
  `${weekdayDate(startsAt)}, ${formatTimes(startsAt, endsAt)}`;
/** 'Friday 27 November, 09:30'. */
export const longDateAndTime = (at: string): string => `${longWeekdayDate(at)}, ${formatTime(at)}`;
/** 'Friday 27 November, 09:30 to 11:00'. */
export const longDateAndTimes = (startsAt: string, endsAt: string): string =>
  `${longWeekdayDate(startsAt)}, ${formatTimes(startsAt, endsAt)}`;

/** Swedish dates are ISO dates, as the API and date fields use. */
const isoFormat = londonFormat({}, 'sv-SE');
/** The London day of an instant, by default now: '2026-11-21'. */
export const londonDay = (at: Date | string = new Date()): string => isoFormat(at);

const hourMs = 3_600_000;
/** The instant of a time of day in London: '2026-07-01', '09:30' → '2026-07-01T08:30:00.000Z'. */
export function londonInstant(day: string, time: string): string {
  const asIfWinter = new Date(`${day}T${time}:00Z`);
  const isWinter = formatTime(asIfWinter) === time;
  return new Date(asIfWinter.getTime() - (isWinter ? 0 : hourMs)).toISOString();
}

const dayMs = 86_400_000;
/** Negative `days`: an earlier day. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
/** Number of London midnights between two instants. */
export const daysBetween = (from: Date | string, to: Date | string = new Date()): number =>
  (Date.parse(londonDay(to)) - Date.parse(londonDay(from))) / dayMs;
