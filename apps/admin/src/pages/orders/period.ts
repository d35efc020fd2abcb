import { addDays, londonDay } from '@app/ui';

export const periods = ['today', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

const daysIn: Record<Period, number> = { today: 1, week: 7, month: 30 };

/** London days, ending today. */
export function daysOfPeriod(period: Period, now = new Date()): { from: string; to: string } {
  const to = londonDay(now);
  return { from: addDays(to, 1 - daysIn[period]), to };
}

/** null: other days, or none. */
export const periodOf = (from: string | null, to: string | null, now = new Date()): Period | null =>
  periods.find((period) => {
    const days = daysOfPeriod(period, now);
    return days.from === from && days.to === to;
  }) ?? null;
