const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day that it is in London, as the API and a date field write it: '2026-11-21'. */
export const londonDay = (at = new Date()): string => parts.format(at);

/** A day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** '21 December 2026' for '2026-12-21'; '' for what is no day. */
export function dayInWords(day: string): string {
  const at = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(at.getTime()) ? '' : words.format(at);
}
const words = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });
