let longDate: Intl.DateTimeFormat | undefined;

/** '21 December 2026': the day in London, wherever the reader is. */
export function formatDay(at: Date | string): string {
  // Made with the first date: it takes a cheap phone 60 ms, and most who open the calculator see none.
  longDate ??= new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  });
  return longDate.format(new Date(at));
}

/** A price holds until midnight (D4): the last day one can rely on is the one before that instant. */
export const formatLastValidDay = (validUntil: Date | string): string =>
  formatDay(new Date(new Date(validUntil).getTime() - 1));
