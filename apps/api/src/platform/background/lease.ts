import type { QueryResultRow } from 'pg';
import type { StatementRunner } from '../../database/statements';
import type { Clock } from '../clock/clock';
import { retryWrite } from './retry-write';
import { shopIsNotOnHoldSql } from './shop-hold';

/** Failures in a row after which staff are alerted. */
export const failuresBeforeAlert = 5;

const maxErrorLength = 300;

interface LeasedRows {
  table: 'payment_attempt' | 'refund' | 'mail';
  dueColumn: string;
  countColumn: string;
  returnedColumns: string;
  dueOrder: string;
}

export const isNotLeasedSql = (now: string): string => `(lease_until IS NULL OR lease_until <= ${now})`;

/** SQL: rows due at $1 without a lease, at most $2. @param condition narrows them down */
export const findDueSql = ({ table, dueColumn, dueOrder }: LeasedRows, condition = 'true') => `
    SELECT id, ${dueColumn} AS "dueAt" FROM ${table}
    WHERE ${dueColumn} <= $1 AND ${isNotLeasedSql('$1')} AND ${shopIsNotOnHoldSql} AND ${condition}
    ORDER BY ${dueOrder}
    LIMIT $2`;

/** 'whenever' also takes a row that is not due yet. */
export type LeaseWhen = 'due' | 'whenever';

/**
 * A lease on one row. It remembers every end time sent to the database: after a lost response, any of them may be
 * stored in the row.
 */
export class Lease {
  readonly endTimes: Date[] = [];
  maxMs = 0;

  /** @returns the value for `lease_until` */
  extend(now: Date, durationMs: number): Date {
    const end = new Date(now.getTime() + durationMs);
    this.endTimes.push(end);
    this.maxMs = Math.max(this.maxMs, durationMs);
    return end;
  }
}

interface LeaseRequest {
  now: Date;
  /** Duration of the lease; then the row is due again, unless its holder wrote another due time. */
  forMs: number;
  when?: LeaseWhen;
  lease?: Lease;
}

/**
 * Returns undefined if the row is leased, finished or not due, so late and duplicate jobs do nothing. With IS NOT NULL
 * instead of num_nonnulls, stale statistics would make PostgreSQL read all due rows.
 */
export function acquireLease<Row extends QueryResultRow>(
  { table, dueColumn, countColumn, returnedColumns }: LeasedRows,
  alias: string = table,
) {
  const acquireSql = `
      UPDATE ${table} AS ${alias} SET lease_until = $3, ${dueColumn} = $3, ${countColumn} = ${countColumn} + 1, failures = failures + 1
      WHERE id = $1 AND num_nonnulls(${dueColumn}) = 1 AND ${isNotLeasedSql('$2')} AND ($4 = 'whenever' OR ${dueColumn} <= $2)
        AND ${shopIsNotOnHoldSql}
      RETURNING ${returnedColumns}`;
  return async (
    runner: StatementRunner,
    id: string,
    { now, forMs, when = 'whenever', lease = new Lease() }: LeaseRequest,
  ) => (await runner.run<Row>(acquireSql, [id, now, lease.extend(now, forMs), when]))[0];
}

/**
 * Releases a row after an error: due again after 5 s, later with each further failure, but not later than the lease
 * would have ended. Does nothing if another process has taken the row.
 */
const releaseRowSql = (table: string, due: string) => `
  UPDATE ${table} SET lease_until = NULL, last_failure = $2,
    ${due} = least(lease_until, $3::timestamptz + 2 ^ least(failures - 1, 10) * interval '5 seconds' / $5::numeric)
  WHERE id = $1 AND lease_until = ANY($4::timestamptz[])`;

/**
 * An error is stored on the row. Taking a lease counts a failure and finishing resets the count, so that a crashed
 * process counts as an error.
 * @throws what `work` throws
 */
export async function workUnderLease(
  { statements, clock, timeScale }: { statements: StatementRunner; clock: Clock; timeScale: number },
  { table, dueColumn }: Pick<LeasedRows, 'table' | 'dueColumn'>,
  id: string,
  work: (lease: Lease) => Promise<void>,
): Promise<void> {
  const lease = new Lease();
  try {
    await work(lease);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);
    const release = () =>
      statements.run(releaseRowSql(table, dueColumn), [id, reason, clock.now(), lease.endTimes, timeScale]);
    await retryWrite(release, lease.maxMs).catch(() => undefined);
    throw error;
  }
}
