import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of balances, and what Money sums. */
const indexes = {
  ix_quote_balance_due: `quote (created_at, id) INCLUDE (balance_due, balance_due_before)
    WHERE balance_due_before IS NOT NULL AND deleted_at IS NULL`,
  ix_payment_attempt_paid: `payment_attempt (settled_at) INCLUDE (charged_amount) WHERE state = 'paid'`,
};
/** Of what was asked for before, what is due; and the indexes. Nobody waits meanwhile; one that was left unfinished is none. */
export class FindBalancesDue1763685941000 implements MigrationInterface {
  name = 'FindBalancesDue1763685941000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One after the other, so that no payment waits for all of them; and each held first, so that what is being paid
    // meanwhile is seen.
    await runner.query(`
      DO $$ DECLARE of_order text; BEGIN
        FOR of_order IN SELECT quote_id FROM balance_request WHERE NOT is_settled LOOP
          PERFORM FROM quote WHERE id = of_order FOR NO KEY UPDATE;
          PERFORM keep_balance_due(of_order);
          COMMIT;
        END LOOP;
      END $$`);
    await runner.query('ALTER TABLE quote VALIDATE CONSTRAINT ck_quote_balance_due');
    for (const [name, definition] of Object.entries(indexes)) {
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${definition}`);
    }
    // It carried what was charged for a join that is no more; the release before finds it by `uq_payment_attempt_paid`.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_payment_attempt_received');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await runner.query(`DROP INDEX IF EXISTS ${name}`);
    await runner.query(`
      CREATE INDEX ix_payment_attempt_received ON payment_attempt (deposit_id) INCLUDE (charged_amount)
      WHERE state = 'paid'`);
  }
}
