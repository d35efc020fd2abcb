import type { MigrationInterface, QueryRunner } from 'typeorm';

const index = 'ix_quote_stage_since_quantity';

/**
 * What the board reads and adds up, with how many tops there are of each; nobody waits meanwhile. An index that was left
 * unfinished is none.
 */
export class SumQuantities1763685891000 implements MigrationInterface {
  name = 'SumQuantities1763685891000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
    await runner.query(`
      CREATE INDEX CONCURRENTLY ${index} ON quote (stage, stage_since, id) INCLUDE (area, quantity)
        WHERE stage IS NOT NULL`);
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_quote_stage_since');
    await runner.query('ALTER TABLE quote VALIDATE CONSTRAINT ck_quote_quantity');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX IF NOT EXISTS ix_quote_stage_since ON quote (stage, stage_since, id) INCLUDE (area)
        WHERE stage IS NOT NULL`);
    await runner.query(`DROP INDEX IF EXISTS ${index}`);
  }
}
