import type { LondonDay } from './london-day';

/** Reads a day of the calendar such as `2026-11-21`, which the 30th of February is not; undefined for any other text. */
export function readLondonDay(text: string): LondonDay | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts || Number.isNaN(Date.parse(`${text}T00:00:00Z`))) return undefined;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day ? { year, month, day } : undefined;
}
