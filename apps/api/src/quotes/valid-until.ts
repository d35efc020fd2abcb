import { londonDayOf, startOfLondonDay } from '../platform/clock/london-day';

/** How many full days after the day of saving a price holds (D4). */
const daysHeld = 30;

/** From when on a price no longer holds: midnight in London after the 30th day following the London date of saving. */
export function validUntil(savedAt: Date): Date {
  const { year, month, day } = londonDayOf(savedAt);
  return startOfLondonDay({ year, month, day: day + daysHeld + 1 });
}
