import type { QueryResultRow } from 'pg';
import type { StatementRunner } from '../../database/statements';
import type { Clock } from '../clock/clock';
import { retryWrite } from './retry-write';
import { notOnHold } from './shop-hold';

/** Begun so often in a row and never brought to an end, work on a row is told to people. */
export const failuresBeforeAlert = 5;

const longestError = 300;

/** Rows that are worked on when they are due, by one process at a time: it has the row until its lease ends. */
interface LeasedRows {
  table: 'payment_attempt' | 'refund' | 'mail';
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
export const findDue = ({ table, due, order }: LeasedRows, condition = 'true') => `
    SELECT id, ${due} AS "dueAt" FROM ${table}
    WHERE ${due} <= $1 AND ${isFree('$1')} AND ${notOnHold} AND ${condition}
    ORDER BY ${order}
    LIMIT $2`;

/** Whether a row that is not due is taken too. */
export type LeaseWhen = 'due' | 'whenever';

/**
 * The lease of one piece of work on one row. It remembers each end that the database was asked to write: where an answer
 * is lost, the row may have any of them.
 */
export class Lease {
  readonly ends: Date[] = [];
  longestMs = 0;

  /** @returns the end to write into `lease_until` */
  until(now: Date, forMs: number): Date {
    const end = new Date(now.getTime() + forMs);
    this.ends.push(end);
    this.longestMs = Math.max(this.longestMs, forMs);
    return end;
  }
}

interface Taking {
  now: Date;
  /** How long nobody else takes the row; then it is due again, if nothing is heard of whoever took it. */
  forMs: number;
  when?: LeaseWhen;
  lease?: Lease;
}

/**
 * How a row is taken: undefined where somebody has it, it has come to its end, or it is not due. A job that a queue
 * brings late or twice finds nothing to do. Said with IS NOT NULL, stale statistics would make PostgreSQL read all that are due.
 */
export function acquireLease<Row extends QueryResultRow>(
  { table, due, count, columns }: LeasedRows,
  alias: string = table,
) {
  const take = `
      UPDATE ${table} AS ${alias} SET lease_until = $3, ${due} = $3, ${count} = ${count} + 1, failures = failures + 1
      WHERE id = $1 AND num_nonnulls(${due}) = 1 AND ${isFree('$2')} AND ($4 = 'whenever' OR ${due} <= $2)
        AND ${notOnHold}
      RETURNING ${columns}`;
  return async (
    runner: StatementRunner,
    id: string,
    { now, forMs, when = 'whenever', lease = new Lease() }: Taking,
  ) => (await runner.run<Row>(take, [id, now, lease.until(now, forMs), when]))[0];
}

/**
 * Gives a row back after an error: it is due again after 5 s, later after each further error, and no later than its
 * lease would have ended. Of no effect once another has the row.
 */
const releaseRow = (table: string, due: string) => `
  UPDATE ${table} SET lease_until = NULL, last_failure = $2,
    ${due} = least(lease_until, $3::timestamptz + 2 ^ least(failures - 1, 10) * interval '5 seconds' / $5::numeric)
  WHERE id = $1 AND lease_until = ANY($4::timestamptz[])`;

/**
 * Works on a row under a lease. An error is recorded with the row and gives the lease back, as soon as the database
 * takes that. Failures are counted by the statement that takes a lease, and reset by those that end it: so a process
 * that dies counts like an error.
 *
 * @throws what `work` throws
 */
export async function workUnderLease(
  { statements, clock, timeScale }: { statements: StatementRunner; clock: Clock; timeScale: number },
  { table, due }: Pick<LeasedRows, 'table' | 'due'>,
  id: string,
  work: (lease: Lease) => Promise<void>,
): Promise<void> {
  const lease = new Lease();
  try {
    await work(lease);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, longestError);
    const release = () =>
      statements.run(releaseRow(table, due), [id, reason, clock.now(), lease.ends, timeScale]);
    await retryWrite(release, lease.longestMs).catch(() => undefined);
    throw error;
  }
}
