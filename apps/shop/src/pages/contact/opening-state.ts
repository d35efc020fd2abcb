import type { OpeningHours, Weekday } from '@app/content';
import { inLondon } from './in-london';

const week: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

export type OpeningState =
  | { isOpen: true; until: string }
  /** `inDays`: 0 is later today, 1 tomorrow. */
  | { isOpen: false; opens: string; day: Weekday; inDays: number };

/** Whether the showroom is open, by its own clock; null where its week has no hours. */
export function openingState(hours: readonly OpeningHours[], now: Date): OpeningState | null {
  const { weekday, time } = inLondon(now);
  const timesOn = (day: Weekday) => hours.find(({ days }) => days.includes(day))?.time;
  const today = timesOn(weekday);
  if (today && today.opens <= time && time < today.closes) return { isOpen: true, until: today.closes };
  for (let inDays = today && time < today.opens ? 0 : 1; inDays <= week.length; inDays += 1) {
    const day = week[(week.indexOf(weekday) + inDays) % week.length] ?? weekday;
    const times = timesOn(day);
    if (times) return { isOpen: false, opens: times.opens, day, inDays };
  }
  return null;
}
