import { type AppointmentKind, type AppointmentRules, travelKinds } from '@app/contracts';
import {
  atLondonTime,
  dateOf,
  type LondonDay,
  londonDayOf,
  londonMinutesOf,
  weekdayOf,
} from '../../platform/clock/london-day';

export interface Slot {
  startsAt: Date;
  endsAt: Date;
}

const minuteMs = 60_000;

/** Minutes since midnight of a time such as '09:30'. */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export function slotsOn(
  rules: AppointmentRules,
  kind: AppointmentKind,
  day: LondonDay,
  closedDays: readonly string[],
): Slot[] {
  const weekday = weekdayOf(day);
  const hours = rules.hours[weekday];
  if (!hours || closedDays.includes(dateOf(day))) return [];
  if (travelKinds.includes(kind) && !rules.travelDays[weekday]) return [];
  const { minutes } = rules.slots[kind];
  const from = minutesOf(hours.from);
  const count = Math.max(0, Math.floor((minutesOf(hours.to) - from) / minutes));
  return Array.from({ length: count }, (_, index) => {
    const startsAt = atLondonTime(day, from + index * minutes);
    return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteMs) };
  });
}

/** Until when customers can change an appointment: the same London time on the day before. */
export function changeableUntil(startsAt: Date): Date {
  const day = londonDayOf(startsAt);
  return atLondonTime({ ...day, day: day.day - 1 }, londonMinutesOf(startsAt));
}
