import { londonDayOf, londonMinutesOf } from '../platform/clock/london-day';
import { onLondonsClocks } from './times/slots-on';

/** Customers change an appointment until London's clocks say the same on the day before. */
export function changeableUntil(startsAt: Date): Date {
  const day = londonDayOf(startsAt);
  return onLondonsClocks({ ...day, day: day.day - 1 }, londonMinutesOf(startsAt));
}
