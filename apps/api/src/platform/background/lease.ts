import type { QueryResultRow } from 'pg';
import type { StatementRunner } from '../../database/statements';
import { type HeldKind, notHeld } from './not-held';

/** Begun so often in a row and never brought to an end, work on a row is told to people. */
export const failuresBeforeAlert = 5;

const longestError = 300;

/** Rows that are worked on when they are due, by one process at a time: it has the row until its lease ends. */
interface LeasedRows {
  table: 'payment_attempt' | 'refund' | 'mail';
  /** What a restore may hold back. */
  held: HeldKind;
  /** The column that says when a row is due; null: it has come to its end. */
  due: string;
  /** The column that counts how often a row was taken. */
  count: string;
  /** What whoever takes a row gets of it. */
  columns: string;
  /** Which of those that are due come first. */
  order: string;
}

/** SQL: nobody has the row in hand at this moment. */
export const isFree = (now: string): string => `(lease_until IS NULL OR lease_until <= ${now})`;

/** Rows that are due at $1 and in nobody's hands, at most $2 of them. @param condition of those that are wanted at all */
export const findDue = ({ table, held, due, order }: LeasedRows, condition = 'true') => `
    SELECT id, ${due} AS "dueAt" FROM ${table}
    WHERE ${due} <= $1 AND ${isFree('$1')} AND ${notHeld(held, `${table}.id`)} AND ${condition}
    ORDER BY ${order}
    LIMIT $2`;

/** Whether a row that is not due is taken too. */
export type LeaseWhen = 'due' | 'whenever';

interface Lease {
  now: Date;
  /** How long nobody else takes it; then it is due again, if nothing is heard of whoever took it. */
  forMs: number;
  when?: LeaseWhen;
}

/**
 * How a row is taken: undefined where somebody has it, it has come to its end, or it is not due. A job that a queue
 * brings late or twice finds nothing to do. Said with IS NOT NULL, stale statistics would make PostgreSQL read all that are due.
 */
export function acquireLease<Row extends QueryResultRow>(
  { table, held, due, count, columns }: LeasedRows,
  alias: string = table,
) {
  const take = `
      UPDATE ${table} AS ${alias} SET lease_until = $3, ${due} = $3, ${count} = ${count} + 1, failures = failures + 1
      WHERE id = $1 AND num_nonnulls(${due}) = 1 AND ${isFree('$2')} AND ($4 = 'whenever' OR ${due} <= $2)
        AND ${notHeld(held, `${alias}.id`)}
      RETURNING ${columns}`;
  return async (runner: StatementRunner, id: string, { now, forMs, when = 'whenever' }: Lease) =>
    (await runner.run<Row>(take, [id, now, new Date(now.getTime() + forMs), when]))[0];
}

/**
 * Works on a leased row, and keeps with it what the work failed over. How often it did is counted by the statement that
 * takes the lease, and begun anew by those that end it: so a process that dies counts like an error that is thrown.
 */
export async function recordFailure(
  runner: StatementRunner,
  [table, id]: [LeasedRows['table'], string],
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, longestError);
    // Where the database is what fails, the next one to take the row counts it all the same.
    await runner
      .run(`UPDATE ${table} SET last_failure = $2 WHERE id = $1`, [id, reason])
      .catch(() => undefined);
    throw error;
  }
}
