export interface LondonDay {
  year: number;
  month: number;
  day: number;
}

const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  calendar: 'gregory',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

const hourMs = 3_600_000;

export function londonDayOf(instant: Date): LondonDay {
  const { year, month, day } = fieldsOf(instant);
  return { year, month, day };
}

/** As `2026-11-21`. */
export const londonDateOf = (instant: Date): string => dateOf(londonDayOf(instant));

/** Days past either end of a month run on into the next or previous one. */
const calendarDay = ({ year, month, day }: LondonDay) => new Date(Date.UTC(year, month - 1, day));

/** As `2026-11-21`. */
export const dateOf = (day: LondonDay): string => calendarDay(day).toISOString().slice(0, 10);

/** 0 is Monday. */
export const weekdayOf = (day: LondonDay): number => (calendarDay(day).getUTCDay() + 6) % 7;

/** On London's clocks, 0 to 23. */
export const londonHourOf = (instant: Date): number => fieldsOf(instant).hour;

/** Since midnight on London's clocks. */
export function londonMinutesOf(instant: Date): number {
  const { hour, minute } = fieldsOf(instant);
  return hour * 60 + minute;
}

/**
 * Days past the end of a month run on into the next, so `day + 31` works. Clocks change at 1 a.m., so midnight exists
 * exactly once.
 */
export function startOfLondonDay({ year, month, day }: LondonDay): Date {
  const winterMidnight = new Date(Date.UTC(year, month - 1, day));
  const isSummer = fieldsOf(winterMidnight).hour === 1;
  return new Date(winterMidnight.getTime() - (isSummer ? hourMs : 0));
}

/** By London time, using the offset after the clock change on the two days a year with one, as nobody works before 2 a.m. */
export function atLondonTime({ year, month, day }: LondonDay, minutesSinceMidnight: number): Date {
  const asIfWinter = new Date(Date.UTC(year, month - 1, day, 0, minutesSinceMidnight));
  const isSummer = londonHourOf(asIfWinter) !== asIfWinter.getUTCHours();
  return new Date(asIfWinter.getTime() - (isSummer ? hourMs : 0));
}

function fieldsOf(instant: Date) {
  const parts = new Map(calendar.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const field = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? NaN;
  return {
    year: field('year'),
    month: field('month'),
    day: field('day'),
    hour: field('hour'),
    minute: field('minute'),
  };
}

/** Reads `2026-11-21`; undefined for other text and for dates that do not exist. */
export function readLondonDay(text: string): LondonDay | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts || Number.isNaN(Date.parse(`${text}T00:00:00Z`))) return undefined;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day ? { year, month, day } : undefined;
}

/** SQL: the last London day, as `2026-12-10`, before an instant. */
export const lastLondonDaySql = (end: string): string =>
  `to_char((${end} - interval '1 millisecond') AT TIME ZONE 'Europe/London', 'YYYY-MM-DD')`;
