import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As `CreateLedger` made it, but that it can be told how far back to look at what was settled. */
const fillLedger = (since: string, bound: string) => `
      CREATE FUNCTION fill_ledger(${since}) RETURNS bigint LANGUAGE plpgsql AS $$
      DECLARE
        entered bigint;
        added bigint;
      BEGIN
        -- Two that fill it at once would both find the same missing.
        PERFORM pg_advisory_xact_lock(hashtext('fill_ledger'));
        WITH told AS (
          SELECT attempt.id AS attempt_id, charge ->> 'id' AS transaction_id,
            round((charge ->> 'amount')::numeric * 100)::bigint AS pence,
            sum((charge ->> 'amount')::numeric) OVER (PARTITION BY attempt.id) = charged_amount AS adds_up
          FROM payment_attempt AS attempt CROSS JOIN LATERAL jsonb_path_query(evidence,
            '$.transactions[*] ? ((@.status == "SUCCESSFUL" || @.status == "PAID_OUT") && @.currency == "GBP"
              && @.id.type() == "string" && @.amount.type() == "number")') AS charge
          WHERE state IN ('review', 'returned') AND charged_amount > 0 ${bound}
        ), charges AS (
          SELECT attempt.id AS attempt_id, deposit_id, coalesce(told.transaction_id, attempt.transaction_id) AS charge_id,
            coalesce(told.pence, (charged_amount * 100)::bigint) AS pence, settled_at AS moved_at
          FROM payment_attempt AS attempt LEFT JOIN told ON told.attempt_id = attempt.id AND told.adds_up
          WHERE state IN ('paid', 'review', 'returned') AND charged_currency = 'GBP' AND charged_amount > 0
            ${bound}
        ), besides AS (
          -- A charge besides the one that counts is known by what is given back of it: all of it.
          SELECT refund.attempt_id, refund.deposit_id, refund.transaction_id AS charge_id,
            (sum(amount) * 100)::bigint AS pence, min(created_at) AS moved_at
          FROM refund
          WHERE refund.state <> 'failed'
            AND NOT EXISTS (SELECT FROM charges WHERE charge_id = refund.transaction_id)
          GROUP BY 1, 2, 3
        )
        INSERT INTO ledger_entry (kind, means, pence, deposit_id, attempt_id, transaction_id, moved_at, recorded_at)
        SELECT 'payment', 'card-online', pence, deposit_id, attempt_id, charge_id, moved_at, moved_at
        FROM (SELECT * FROM charges UNION ALL SELECT * FROM besides) AS charged
        WHERE NOT EXISTS (SELECT FROM ledger_entry WHERE kind = 'payment' AND transaction_id = charge_id)
          AND (charge_id IS NOT NULL OR NOT EXISTS (
            SELECT FROM ledger_entry AS entry WHERE kind = 'payment' AND entry.attempt_id = charged.attempt_id))
        ORDER BY moved_at, attempt_id
        ON CONFLICT DO NOTHING;
        GET DIAGNOSTICS entered = ROW_COUNT;

        INSERT INTO ledger_entry (
          kind, means, pence, deposit_id, attempt_id, refund_id, transaction_id, moved_at, recorded_at)
        SELECT 'refund', CASE state WHEN 'confirmed' THEN 'card-online' ELSE 'other' END, (-amount * 100)::bigint,
          deposit_id, attempt_id, id, transaction_id, settled_at, settled_at
        FROM refund
        WHERE state IN ('confirmed', 'settled-outside')
          AND NOT EXISTS (SELECT FROM ledger_entry WHERE refund_id = refund.id)
        ORDER BY settled_at, id
        ON CONFLICT DO NOTHING;
        GET DIAGNOSTICS added = ROW_COUNT;
        entered := entered + added;

        -- Of what was returned nothing is left with us, however it went.
        INSERT INTO ledger_entry (kind, means, pence, deposit_id, attempt_id, transaction_id, moved_at, recorded_at)
        SELECT 'refund', 'other', -sum(pence), entry.deposit_id, attempt_id, entry.transaction_id, max(moved_at),
          max(moved_at)
        FROM ledger_entry AS entry JOIN payment_attempt AS attempt ON attempt.id = attempt_id
        WHERE state = 'returned'
        GROUP BY entry.deposit_id, attempt_id, entry.transaction_id
        HAVING sum(pence) > 0;
        GET DIAGNOSTICS added = ROW_COUNT;
        RETURN entered + added;
      END $$;
`;

const index = 'ix_payment_attempt_returned';

/**
 * The hourly look for what an earlier release settled no longer reads every attempt there ever was. What was returned is
 * found by an index, as it may have been settled long before. An index that was left unfinished is none.
 */
export class LookBackLess1763685922000 implements MigrationInterface {
  name = 'LookBackLess1763685922000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
    await runner.query(`CREATE INDEX CONCURRENTLY ${index} ON payment_attempt (id) WHERE state = 'returned'`);
    // In one go: the release that is running calls it without a word.
    await runner.query(`
      DROP FUNCTION IF EXISTS fill_ledger(), fill_ledger(timestamptz);
      ${fillLedger(`since timestamptz DEFAULT '-infinity'`, 'AND settled_at >= since')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION IF EXISTS fill_ledger(), fill_ledger(timestamptz);
      ${fillLedger('', '')}`);
    await runner.query(`DROP INDEX IF EXISTS ${index}`);
  }
}
