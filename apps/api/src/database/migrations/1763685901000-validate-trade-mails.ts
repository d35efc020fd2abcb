import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All rows are looked at while others go on being written. */
export class ValidateTradeMails1763685901000 implements MigrationInterface {
  name = 'ValidateTradeMails1763685901000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail VALIDATE CONSTRAINT ck_mail_kind');
  }

  async down(): Promise<void> {
    // What was looked at stays as it is.
  }
}
