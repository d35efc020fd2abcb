import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the worker looks for; nobody waits meanwhile. An index that was left unfinished is none. */
export class FindUntoldStages1763685860100 implements MigrationInterface {
  name = 'FindUntoldStages1763685860100';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_quote_stage_untold');
    await runner.query(`
      CREATE INDEX CONCURRENTLY ix_quote_stage_untold ON quote (stage_since)
      WHERE stage IS NOT NULL AND stage <> 'to-measure' AND (stage_told_at IS NULL OR stage_since > stage_told_at)`);
    await runner.query('ALTER TABLE mail VALIDATE CONSTRAINT ck_mail_kind');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS ix_quote_stage_untold');
  }
}
