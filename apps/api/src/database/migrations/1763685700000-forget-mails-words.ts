import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of mails go after a while: how many a run has emptied, and by which index it finds them. */
export class ForgetMailsWords1763685700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE retention_run ADD COLUMN mails integer NOT NULL DEFAULT 0;
      CREATE INDEX ix_mail_words ON mail (settled_at)
        WHERE settled_at IS NOT NULL AND (html IS NOT NULL OR text IS NOT NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_mail_words;
      ALTER TABLE retention_run DROP COLUMN mails;
    `);
  }
}
