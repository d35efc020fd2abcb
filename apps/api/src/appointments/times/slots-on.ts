import { type AppointmentKind, type AppointmentRules, travelKinds } from '@app/contracts';
import {
  dateOf,
  type LondonDay,
  londonDayOf,
  londonHourOf,
  londonMinutesOf,
  weekdayOf,
} from '../../platform/clock/london-day';

export interface Slot {
  startsAt: Date;
  endsAt: Date;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Minutes since midnight. */
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

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
    const startsAt = onLondonsClocks(day, from + index * minutes);
    return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * minuteMs) };
  });
}

/** By London time, using the offset after the clock change on the two days a year with one, as nobody works before 2 a.m. */
function onLondonsClocks({ year, month, day }: LondonDay, minutes: number): Date {
  const asIfWinter = new Date(Date.UTC(year, month - 1, day, 0, minutes));
  const isSummer = londonHourOf(asIfWinter) !== asIfWinter.getUTCHours();
  return new Date(asIfWinter.getTime() - (isSummer ? hourMs : 0));
}

/** The same London time on the day before. */
export function changeableUntil(startsAt: Date): Date {
  const day = londonDayOf(startsAt);
  return onLondonsClocks({ ...day, day: day.day - 1 }, londonMinutesOf(startsAt));
}
