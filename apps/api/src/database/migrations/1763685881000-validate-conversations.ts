import type { MigrationInterface, QueryRunner } from 'typeorm';

const index = 'ix_inquiry_event_mail_id';
const constraints = {
  inquiry_event: [
    ...['ck_inquiry_event_kind', 'ck_inquiry_event_text', 'ck_inquiry_event_mail_id'],
    ...['ck_inquiry_event_means', 'ck_inquiry_event_message_id', 'fk_inquiry_event_mail_id'],
  ],
  mail: ['ck_mail_kind'],
};

/** All rows are looked at while others go on being written; an index that was left unfinished is none. */
export class ValidateConversations1763685881000 implements MigrationInterface {
  name = 'ValidateConversations1763685881000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
    await runner.query(`CREATE INDEX CONCURRENTLY ${index} ON inquiry_event (mail_id)`);
    for (const [table, names] of Object.entries(constraints))
      for (const name of names) await runner.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX IF EXISTS ${index}`);
  }
}
