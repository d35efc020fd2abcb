import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = {
  ix_quote_stage_since: '(stage, stage_since, id) INCLUDE (area) WHERE stage IS NOT NULL',
  ix_quote_stage_created_at_id: `(stage, created_at, id) INCLUDE (status, payment)
    WHERE deleted_at IS NULL AND stage IS NOT NULL`,
};

/**
 * Of what was ordered before, the stage follows from what is known: completed is handed over, sizes that are agreed are
 * measured. Then what the board reads and adds up, and what the list of orders is filtered by. Nobody waits meanwhile;
 * what was held up is begun anew, and an index that was left unfinished is none.
 */
export class FindStages1763685821200 implements MigrationInterface {
  name = 'FindStages1763685821200';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE quote SET
        stage_reached = CASE
          WHEN status <> 'completed' THEN stage_reached
          WHEN delivery_address IS NULL THEN 'collected'
          ELSE 'delivered' END,
        stage_since = coalesce(
          CASE WHEN status <> 'completed' THEN measured_at END,
          (SELECT max(at) FROM timeline_entry
            WHERE quote_id = quote.id AND kind IN ('deposit-paid', 'status-changed', 'revision-agreed')),
          created_at)
      WHERE stage IS NULL AND (status IN ('approved', 'completed') OR deposit_state = 'paid')`);
    for (const [name, definition] of Object.entries(indexes)) {
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON quote ${definition}`);
    }
    for (const constraint of ['ck_quote_stage_reached', 'ck_quote_stage', 'ck_quote_stage_since'])
      await runner.query(`ALTER TABLE quote VALIDATE CONSTRAINT ${constraint}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await runner.query(`DROP INDEX IF EXISTS ${name}`);
  }
}
