import { showroom, weekdays } from '@app/content';
import {
  atLondonTime,
  dateOf,
  type LondonDay,
  londonDayOf,
  londonMinutesOf,
  weekdayOf,
} from '../platform/clock/london-day';
import { callTasks, staffTaskHours, type StaffTaskKind } from './staff-task-kind';

/** Within the promised hours. A call is due before the shop closes, if the shop is open in that time. */
export function dueTimeOf(kind: StaffTaskKind, at: Date): Date {
  const latest = new Date(at.getTime() + staffTaskHours[kind] * 3_600_000);
  return callTasks.includes(kind) ? (lastOpenTime(at, latest) ?? latest) : latest;
}

/** undefined if the shop is closed the whole time. */
function lastOpenTime(after: Date, latest: Date): Date | undefined {
  const day = londonDayOf(latest);
  const hours = openMinutesOn(day);
  const minutes = londonMinutesOf(latest);
  if (hours && minutes >= hours.opens && minutes <= hours.closes) return latest;
  const lastDay = hours && minutes > hours.closes ? day : { ...day, day: day.day - 1 };
  const closes = openMinutesOn(lastDay)?.closes;
  const closesAt = closes === undefined ? after : atLondonTime(lastDay, closes);
  return closesAt > after ? closesAt : undefined;
}

function openMinutesOn(day: LondonDay): { opens: number; closes: number } | undefined {
  if (showroom.closedDays.includes(dateOf(day))) return undefined;
  const weekday = weekdays[weekdayOf(day)];
  const time = showroom.hours.find(({ days }) => days.some((one) => one === weekday))?.time;
  return time && { opens: minutesOf(time.opens), closes: minutesOf(time.closes) };
}

/** Minutes since midnight of '08:30'. */
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
