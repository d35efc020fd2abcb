import { formatLastValidDay } from '@app/pricing';

/** Whether a quote's price still holds (D4). */
export interface QuoteValidity {
  isExpired: boolean;
  /** Days after today on which the price still holds: 30 on the day of saving, 0 on the last. */
  daysLeft: number;
  /** The last day, in London. */
  lastDay: string;
}

const dayMs = 86_400_000;
/** Swedish dates are written YYYY-MM-DD, which `Date.parse` counts in whole days, whatever the clocks do. */
const londonDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' });
const londonDay = (at: number) => Date.parse(londonDate.format(at)) / dayMs;

export function quoteValidity(validUntil: string, now: number): QuoteValidity {
  const end = Date.parse(validUntil);
  return {
    isExpired: end <= now,
    daysLeft: Math.max(0, londonDay(end - 1) - londonDay(now)),
    lastDay: formatLastValidDay(validUntil),
  };
}
