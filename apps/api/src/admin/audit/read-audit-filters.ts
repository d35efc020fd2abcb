import { startOfLondonDay, type LondonDay } from '../../platform/clock/london-day';
import { readFilter } from '../../platform/lists/read-filter';

/** Which entries of the audit log are wanted; null: whatever it is. */
export interface AuditFilters {
  /** Of `staff_user`. */
  actor: number | null;
  action: string | null;
  /** Kind of the thing. */
  subject: string | null;
  subjectId: string | null;
  /** From this instant on, and up to but not including the other. */
  since: Date | null;
  before: Date | null;
}

const number = {
  read: (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  expected: 'the number of an account',
};
const action = {
  read: (text: string) => (/^[a-z-]{1,50}[.][a-z-]{1,50}$/.test(text) ? text : undefined),
  expected: "what was done, such as 'color.update'",
};
const kind = {
  read: (text: string) => (/^[a-z-]{1,50}$/.test(text) ? text : undefined),
  expected: "a kind of thing, such as 'color'",
};
const id = {
  read: (text: string) => (/^[\w-]{1,50}$/.test(text) ? text : undefined),
  expected: 'the id of a thing',
};
const day = { read: readDay, expected: "a day, such as '2026-11-21'" };

/** Reads the filters of the audit log from its address. @throws AppError `request/invalid`, naming the filter */
export function readAuditFilters(query: Readonly<Record<string, unknown>>): AuditFilters {
  const from = readFilter(query, 'from', day);
  const to = readFilter(query, 'to', day);
  return {
    actor: readFilter(query, 'actor', number),
    action: readFilter(query, 'action', action),
    subject: readFilter(query, 'subject', kind),
    subjectId: readFilter(query, 'subjectId', id),
    since: from && startOfLondonDay(from),
    before: to && startOfLondonDay({ ...to, day: to.day + 1 }),
  };
}

/** A day of the calendar, which the 30th of February is not. */
function readDay(text: string): LondonDay | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts || Number.isNaN(Date.parse(`${text}T00:00:00Z`))) return undefined;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day ? { year, month, day } : undefined;
}
