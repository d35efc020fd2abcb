import { formatLastValidDay } from '@app/pricing';
import { daysBetween } from '@app/ui';

export interface QuoteValidity {
  isExpired: boolean;
  /** Days after today on which the price holds: 30 on the day of saving, 0 on the last. */
  daysLeft: number;
  lastDay: string;
}

export function quoteValidity(validUntil: string, now: number): QuoteValidity {
  const end = Date.parse(validUntil);
  return {
    isExpired: end <= now,
    daysLeft: Math.max(0, daysBetween(new Date(now), new Date(end - 1))),
    lastDay: formatLastValidDay(validUntil),
  };
}
