import { readLondonDay, startOfLondonDay } from '../clock/london-day';
import { readFilter } from './read-filter';

/** From this instant on, and up to but not including the other; null: however early or late. */
export interface Period {
  since: Date | null;
  before: Date | null;
}

const day = { read: readLondonDay, expected: "a day, such as '2026-11-21'" };

/** Reads `?from` and `?to` of a list: London days, both inclusive. @throws AppError `request/invalid`, naming the filter */
export function readDays(query: Readonly<Record<string, unknown>>): Period {
  const from = readFilter(query, 'from', day);
  const to = readFilter(query, 'to', day);
  return {
    since: from && startOfLondonDay(from),
    before: to && startOfLondonDay({ ...to, day: to.day + 1 }),
  };
}
