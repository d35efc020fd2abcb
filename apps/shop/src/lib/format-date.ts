const longDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/** '21 December 2026': the day in London, wherever the reader is. */
export const formatDate = (instant: string): string => longDate.format(new Date(instant));

/** A price holds until midnight (D4): the last day one can rely on is the one before that instant. */
export const formatLastValidDay = (validUntil: string): string =>
  longDate.format(new Date(Date.parse(validUntil) - 1));
