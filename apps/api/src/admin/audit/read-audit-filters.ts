import { readDays, type Period } from '../../platform/lists/read-days';
import { readFilter } from '../../platform/lists/read-filter';

/** Which entries of the audit log are wanted; null: whatever it is. */
export interface AuditFilters extends Period {
  /** Of `staff_user`. */
  actor: number | null;
  action: string | null;
  /** Kind of the thing. */
  subject: string | null;
  subjectId: string | null;
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

/** Reads the filters of the audit log from its address. @throws AppError `request/invalid`, naming the filter */
export function readAuditFilters(query: Readonly<Record<string, unknown>>): AuditFilters {
  return {
    actor: readFilter(query, 'actor', number),
    action: readFilter(query, 'action', action),
    subject: readFilter(query, 'subject', kind),
    subjectId: readFilter(query, 'subjectId', id),
    ...readDays(query),
  };
}
