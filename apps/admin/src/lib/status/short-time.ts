import { daysBetween, formatTime, shortDate, weekdayDate, yearOf } from '@app/ui';

/** London time: 'Today, 10:42', 'Yesterday, 09:15', '19 Nov, 08:05', '19 Nov 2024'. */
export function shortTime(iso: string, now = new Date()): string {
  const days = daysBetween(iso, now);
  if (days === 0) return `Today, ${formatTime(iso)}`;
  if (days === 1) return `Yesterday, ${formatTime(iso)}`;
  const isThisYear = yearOf(iso) === yearOf(now);
  return `${shortDate(iso)}${isThisYear ? `, ${formatTime(iso)}` : ` ${yearOf(iso)}`}`;
}

/** For columns: 'Today, 10:42', 'Yesterday', '19 Nov', '19 Nov 2024'. */
export function shortDay(iso: string, now = new Date()): string {
  const text = shortTime(iso, now);
  return text.startsWith('Today') ? text : text.replace(/, .*$/, '');
}

/** `2026-12-10` within a sentence: 'today', 'yesterday', '19 Nov'. */
export const dayInSentence = (day: string, now = new Date()): string =>
  shortDay(day, now)
    .replace(/,.*/, '')
    .replace(/^[TY]/, (initial) => initial.toLowerCase());

/** When something is due: '17:10 today', '08:42 tomorrow', 'Mon 7 Dec'. */
export function dueTime(iso: string, now = new Date()): string {
  const day = ['yesterday', 'today', 'tomorrow'][daysBetween(now, iso) + 1];
  return day ? `${formatTime(iso)} ${day}` : weekdayDate(iso);
}

/** Within a sentence: 'today, 11:12'. */
export const timeInSentence = (iso: string): string =>
  shortTime(iso).replace(/^[TY]/, (initial) => initial.toLowerCase());
