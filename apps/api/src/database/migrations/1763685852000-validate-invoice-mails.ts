import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All mails are looked at while others go on being written. */
export class ValidateInvoiceMails1763685852000 implements MigrationInterface {
  name = 'ValidateInvoiceMails1763685852000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail VALIDATE CONSTRAINT ck_mail_kind');
  }

  async down(): Promise<void> {
    // What was looked at stays as it is.
  }
}
