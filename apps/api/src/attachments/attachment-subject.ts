import type { ErrorCode } from '@app/contracts';
import type { Statement } from '../database/statements';
import { isThere } from '../quotes';

/** What files can be sent along with. */
export type SubjectKind = 'quote' | 'contact' | 'trade';

/** How one of them is found, and where its id stands in an attachment's row. */
export interface SubjectRules {
  notFound: ErrorCode;
  /** Gets the id; one row with `created_at`, `is_closed` and `files`, or none. */
  find: Statement;
  /** The same for a transaction, which nobody else may come between: so two requests at once cannot add too many. */
  lock: Statement;
  /** Gets the subject's id, the time, and ids, names, types and sizes. */
  insert: Statement;
}

export interface SubjectRow {
  created_at: Date;
  /** No files are wanted with it any more, however young it is. */
  is_closed: boolean;
  /** How many it has. */
  files: number;
}

const rules = (
  kind: SubjectKind,
  {
    table,
    column,
    isClosed,
    notFound,
    where = '',
  }: { table: string; column: string; isClosed: string; notFound: ErrorCode; where?: string },
): SubjectRules => {
  const condition = `WHERE id = $1 ${where}`;
  const files = `(SELECT count(*)::integer FROM attachment WHERE ${column} = $1) AS files`;
  return {
    notFound,
    find: {
      name: `find-${kind}-to-attach-to`,
      text: `SELECT created_at, ${isClosed} AS is_closed, ${files} FROM ${table} ${condition}`,
    },
    lock: {
      name: `lock-${kind}-to-attach-to`,
      text: `SELECT id FROM ${table} ${condition} FOR NO KEY UPDATE`,
    },
    insert: {
      name: `attach-to-${kind}`,
      text: `
        INSERT INTO attachment (${column}, created_at, id, name, type, size)
        SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::text[], $6::integer[])`,
    },
  };
};

const inquiry = { isClosed: `status = 'spam'`, notFound: 'inquiry/not-found' } as const;

export const subjectRules: Readonly<Record<SubjectKind, SubjectRules>> = {
  quote: rules('quote', {
    table: 'quote',
    column: 'quote_id',
    isClosed: 'erased_at IS NOT NULL',
    notFound: 'quote/not-found',
    where: `AND ${isThere}`,
  }),
  contact: rules('contact', { table: 'contact_inquiry', column: 'contact_inquiry_id', ...inquiry }),
  trade: rules('trade', { table: 'trade_inquiry', column: 'trade_inquiry_id', ...inquiry }),
};
