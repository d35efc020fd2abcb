/** PostgreSQL's channel by which whoever asks for a comparison wakes the workers. */
export const booksDue = 'books_due';

/** How many days back are compared each night: a chargeback is dated when it was made, but may be told later. */
const daysBack = 7;

/** Differences that go by themselves when both books agree. What was entered waits for people, since both agree already. */
const mayGo = 'closed_at IS NULL AND entry_id IS NULL';

/**
 * Days before today ($1) that have not been compared since the night ($2), or since staff asked: some days back, or as far
 * as the last comparison where that is longer ago, or where a restore took its memory, as the newest entry of the ledger;
 * and what did not agree or could not be read.
 */
export const dueDays = `
  SELECT listed.day, known.lease_until, known.failure
  FROM (
    SELECT generate_series(least($1::date - ${daysBack}, coalesce(
        (SELECT max(day) FROM books_day WHERE compared_at IS NOT NULL),
        (SELECT (max(moved_at) AT TIME ZONE 'Europe/London')::date FROM ledger_entry),
        $1::date)), $1::date - 1, '1 day')::date AS day
    UNION SELECT day::date FROM books_difference WHERE ${mayGo} AND day::date < $1::date
    UNION SELECT day FROM books_day WHERE compared_at IS NULL AND day < $1::date
  ) AS listed
  LEFT JOIN books_day AS known USING (day)
  WHERE known.compared_at IS NULL OR known.compared_at < greatest($2::timestamptz, known.wanted_at)`;

/** Takes the oldest of them that nobody has, from now ($3) until $4. */
export const claimDay = `
  INSERT INTO books_day (day, lease_until)
  SELECT day, $4 FROM (${dueDays}) AS due WHERE lease_until IS NULL OR lease_until <= $3 ORDER BY day LIMIT 1
  ON CONFLICT (day) DO UPDATE SET lease_until = excluded.lease_until
    WHERE books_day.lease_until IS NULL OR books_day.lease_until <= $3
  RETURNING day::text`;

export const finishDay =
  'UPDATE books_day SET compared_at = $2, lease_until = NULL, failure = NULL WHERE day = $1';

export const failDay = 'UPDATE books_day SET failure = $2, lease_until = $3 WHERE day = $1';

/** Staff want all of them now. */
export const wantDays = `
  WITH wanted AS (
    INSERT INTO books_day (day, wanted_at)
    SELECT generate_series($1::date - ${daysBack}, $1::date - 1, '1 day'), $2
    ON CONFLICT (day) DO UPDATE SET wanted_at = $2,
      lease_until = CASE WHEN books_day.failure IS NULL THEN books_day.lease_until END
    RETURNING day)
  SELECT count(*), pg_notify('${booksDue}', '')::text FROM wanted`;

export const insertDifference = `
  INSERT INTO books_difference (
    id, key, kind, verdict, day, at, transaction_id, transaction_code, ours, theirs, deposit_id, found_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  ON CONFLICT (key) DO NOTHING
  RETURNING id`;

export const writeEntered = 'UPDATE books_difference SET entry_id = $2 WHERE id = $1';

/** It had gone by itself, and is there again. */
export const reopenGone = `
  UPDATE books_difference SET closed_at = NULL
  WHERE key = $1 AND closed_at IS NOT NULL AND closed_by IS NULL
  RETURNING id`;

/** Those of a day that were not found any more. */
export const closeGone = `
  UPDATE books_difference SET closed_at = $3
  WHERE day = $1 AND key <> ALL ($2) AND ${mayGo}
  RETURNING id`;

export const readRefundsUnderWay = `
  SELECT transaction_id FROM refund WHERE transaction_id = ANY ($1) AND state IN ('wanted', 'sent')`;
