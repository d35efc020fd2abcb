import { londonDayOf, startOfLondonDay } from '../../platform/clock/london-day';

/** Days before the last on which the price holds. */
const daysLeftFor = {
  1: { max: 7, min: 5 },
  2: { max: 1, min: 0 },
} as const;

export type ReminderNumber = keyof typeof daysLeftFor;
export const reminderNumbers: readonly ReminderNumber[] = [1, 2];

const dayMs = 86_400_000;

/**
 * Whole days in London: 0 on the last day, then negative. Calculated from noon, as two days a year do not have 24
 * hours.
 */
export function daysLeftOf(validUntil: Date, now: Date): number {
  return Math.round((noonOf(new Date(validUntil.getTime() - 1)) - noonOf(now)) / dayMs);
}

/** Quotes are due if they are valid until after `after` and not after `upTo`. */
export function reminderWindow(number: ReminderNumber, now: Date): { after: Date; upTo: Date } {
  const { max, min } = daysLeftFor[number];
  const today = londonDayOf(now);
  const startAfter = (days: number) => startOfLondonDay({ ...today, day: today.day + days });
  const after = startAfter(min);
  return { after: after < now ? now : after, upTo: startAfter(max + 1) };
}

const noonOf = (instant: Date) => {
  const { year, month, day } = londonDayOf(instant);
  return Date.UTC(year, month - 1, day, 12);
};
