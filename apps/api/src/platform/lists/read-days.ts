import { readLondonDay, startOfLondonDay } from '../clock/london-day';
import { readFilter } from './read-filter';

/** From `since` on, up to but not including `before`; null: no limit. */
export interface Period {
  since: Date | null;
  before: Date | null;
}

const day = { read: readLondonDay, expected: "a day, such as '2026-11-21'" };

/** Reads `?from` and `?to`: London days, both inclusive. @throws AppError `request/invalid`, naming the filter */
export function readDays(query: Readonly<Record<string, unknown>>): Period {
  const from = readFilter(query, 'from', day);
  const to = readFilter(query, 'to', day);
  return {
    since: from && startOfLondonDay(from),
    before: to && startOfLondonDay({ ...to, day: to.day + 1 }),
  };
}
