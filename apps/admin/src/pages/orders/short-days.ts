import { text } from './text';

const short = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** '1 Nov to 21 Nov' for the days of a list's address; an open end is said in words. */
export function shortDays(from: string | null, to: string | null): string {
  const [first, last] = [from, to].map((day) => {
    const at = new Date(`${day ?? ''}T12:00:00Z`);
    return Number.isNaN(at.getTime()) ? null : short.format(at);
  });
  if (first && last) return first === last ? first : text.days(first, last);
  return first ? text.since(first) : last ? text.until(last) : text.period;
}
