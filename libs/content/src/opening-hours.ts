import type { PublicCompany } from '@app/contracts';
import type { OpeningHours, Weekday } from './company-facts.types';

export const weekdays: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** One row for days in a row with the same hours: 'Monday to Friday'. */
export function openingHours(hours: PublicCompany['hours']): OpeningHours[] {
  const rows: { days: Weekday[]; time: PublicCompany['hours'][number] }[] = [];
  for (const [index, weekday] of weekdays.entries()) {
    const time = hours[index] ?? null;
    const last = rows.at(-1);
    if (last && JSON.stringify(last.time) === JSON.stringify(time)) last.days.push(weekday);
    else rows.push({ days: [weekday], time });
  }
  // Nothing is filled in, so show no list instead of a week of closed days.
  if (rows.every(({ time }) => time === null)) return [];
  return rows.map(({ days, time }) => ({
    label: days.length === 1 ? days[0]! : `${days[0]} ${days.length === 2 ? 'and' : 'to'} ${days.at(-1)}`,
    days,
    ...(time && { time: { opens: time.from, closes: time.to } }),
  }));
}
