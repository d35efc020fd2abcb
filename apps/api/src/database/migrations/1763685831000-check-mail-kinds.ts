import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody waits while the mails that are there are looked at. */
export class CheckMailKinds1763685831000 implements MigrationInterface {
  name = 'CheckMailKinds1763685831000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail VALIDATE CONSTRAINT ck_mail_kind');
  }

  async down(): Promise<void> {
    // What was looked at stays true.
  }
}
