import { londonDayOf, startOfLondonDay } from '../platform/clock/london-day';

/** How many full days after the day of saving a price holds (D4). */
const daysHeld = 30;

/** What all quotes saved on one day in London have in common. */
export interface SavingDay {
  /** First instant of the day, and first of the next, in milliseconds. */
  startsAtMs: number;
  endsAtMs: number;
  /** Two digits, for the reference (D8). */
  year: string;
  /** From when on the price no longer holds: midnight after the 30th day following this one (D4). */
  validUntil: Date;
}

/** The day in London on which an instant falls. */
export function savingDayOf(savedAt: Date): SavingDay {
  const { year, month, day } = londonDayOf(savedAt);
  const startAfter = (days: number) => startOfLondonDay({ year, month, day: day + days });
  return {
    startsAtMs: startAfter(0).getTime(),
    endsAtMs: startAfter(1).getTime(),
    year: String(year % 100).padStart(2, '0'),
    validUntil: startAfter(daysHeld + 1),
  };
}

/** Remembers the day it was last asked for: calendars cost more than all the rest of pricing a quote. */
export function rememberSavingDay(): (savedAt: Date) => SavingDay {
  let known: SavingDay | undefined;
  return (savedAt) => {
    const ms = savedAt.getTime();
    if (!known || ms < known.startsAtMs || ms >= known.endsAtMs) known = savingDayOf(savedAt);
    return known;
  };
}
