const zone = 'Europe/London';
const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: 'numeric', month: 'short' });
const year = new Intl.DateTimeFormat('en-GB', { timeZone: zone, year: 'numeric' });
const full = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'full', timeStyle: 'short' });

const dayMs = 24 * 60 * 60 * 1000;
const dateOf = (at: Date) => `${day.format(at)} ${year.format(at)}`;

/** A moment in as few words as tell it apart: 'Today, 10:42', 'Yesterday, 09:15', '19 Nov, 08:05', '19 Nov 2024'. In London. */
export function shortTime(iso: string, now = new Date()): string {
  const at = new Date(iso);
  if (dateOf(at) === dateOf(now)) return `Today, ${time.format(at)}`;
  if (dateOf(at) === dateOf(new Date(now.getTime() - dayMs))) return `Yesterday, ${time.format(at)}`;
  return year.format(at) === year.format(now) ? `${day.format(at)}, ${time.format(at)}` : dateOf(at);
}

/** The same in a list's column: 'Today, 10:42', 'Yesterday', '19 Nov', '19 Nov 2024'. */
export function shortDay(iso: string, now = new Date()): string {
  const words = shortTime(iso, now);
  return words.startsWith('Today') ? words : words.replace(/, .*$/, '');
}

/** A day, as `2026-12-10`, within a sentence: 'today', 'yesterday', '19 Nov'. */
export const dayInSentence = (day: string, now = new Date()): string =>
  shortDay(`${day}T12:00:00Z`, now)
    .replace(/,.*/, '')
    .replace(/^[TY]/, (initial) => initial.toLowerCase());

const weekday = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** By when something is to be done: '17:10 today', '08:42 tomorrow', 'Mon 7 Dec'. */
export function dueTime(iso: string, now = new Date()): string {
  const at = new Date(iso);
  for (const [days, name] of [
    [0, 'today'],
    [1, 'tomorrow'],
    [-1, 'yesterday'],
  ] as const)
    if (dateOf(at) === dateOf(new Date(now.getTime() + days * dayMs))) return `${time.format(at)} ${name}`;
  return weekday.format(at).replace(',', '');
}

/** A day, as `2026-12-07`, with its weekday: 'Mon 7 Dec'. */
export const dueDay = (day: string): string => weekday.format(new Date(`${day}T12:00:00Z`)).replace(',', '');

export const longTime = (iso: string): string => full.format(new Date(iso));

/** A moment within a sentence: 'today, 11:12'. */
export const moment = (iso: string): string =>
  shortTime(iso).replace(/^[TY]/, (initial) => initial.toLowerCase());
