import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the log of mails is read by: newest first, those of a state or of a kind, and by words of receiver and subject.
 */
export class IndexMails1763684520000 implements MigrationInterface {
  name = 'IndexMails1763684520000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      CREATE INDEX ix_mail_created_at_id ON mail (created_at, id);
      CREATE INDEX ix_mail_state_created_at_id ON mail (state, created_at, id);
      CREATE INDEX ix_mail_kind_created_at_id ON mail (kind, created_at, id);
      CREATE INDEX ix_mail_search_text ON mail USING gin ((lower(
        coalesce(to_name, '') || ' ' || coalesce(to_address, '') || ' ' || coalesce(subject, ''))) gin_trgm_ops)
        WITH (gin_pending_list_limit = 512);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_mail_created_at_id, ix_mail_state_created_at_id, ix_mail_kind_created_at_id, ix_mail_search_text;
    `);
  }
}
