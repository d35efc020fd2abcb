const longDate = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
});

/** '21 December 2026': the day in London, wherever the reader is. */
export const formatDay = (at: Date | string): string => longDate.format(new Date(at));

/** A price holds until midnight (D4): the last day one can rely on is the one before that instant. */
export const formatLastValidDay = (validUntil: Date | string): string =>
  formatDay(new Date(new Date(validUntil).getTime() - 1));
