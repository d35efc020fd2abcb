let longDate: Intl.DateTimeFormat | undefined;

/** '21 December 2026': the London day, wherever the reader is. */
export function formatDay(at: Date | string): string {
  // Created on first use: it takes a cheap phone 60 ms, and few calculators show a date.
  longDate ??= new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  });
  return longDate.format(new Date(at));
}

/** A price holds until midnight (D4): its last day is the one before that instant. */
export const formatLastValidDay = (validUntil: Date | string): string =>
  formatDay(new Date(new Date(validUntil).getTime() - 1));
