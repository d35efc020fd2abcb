import { londonDateOf, londonDayOf, startOfLondonDay } from '../../platform/clock/london-day';

/** By then a day that is over is whole in all books. */
const hoursAfterMidnight = 2;

/** The London day it is, and since when what was compared counts for it: from a while after its midnight. */
export function nightBefore(now: Date): { today: string; since: Date } {
  const nightOf = (day: ReturnType<typeof londonDayOf>) =>
    new Date(startOfLondonDay(day).getTime() + hoursAfterMidnight * 3_600_000);
  const day = londonDayOf(now);
  const tonight = nightOf(day);
  return {
    today: londonDateOf(now),
    since: tonight <= now ? tonight : nightOf({ ...day, day: day.day - 1 }),
  };
}
