import { formatLastValidDay } from '../../lib/format-date';

/** Whether a quote's price still holds (D4). */
export interface QuoteValidity {
  isExpired: boolean;
  /** Whole and begun days left. */
  daysLeft: number;
  /** The last day, in London. */
  lastDay: string;
}

const dayMs = 86_400_000;

export function quoteValidity(validUntil: string, now: number): QuoteValidity {
  const leftMs = Date.parse(validUntil) - now;
  return {
    isExpired: leftMs <= 0,
    daysLeft: Math.max(0, Math.ceil(leftMs / dayMs)),
    lastDay: formatLastValidDay(validUntil),
  };
}
