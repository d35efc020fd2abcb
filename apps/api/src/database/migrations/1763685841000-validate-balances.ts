import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All rows are looked at while others go on being written. */
export class ValidateBalances1763685841000 implements MigrationInterface {
  name = 'ValidateBalances1763685841000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail VALIDATE CONSTRAINT ck_mail_kind');
    await runner.query('ALTER TABLE deposit_quote VALIDATE CONSTRAINT ck_deposit_quote_is_balance_paid');
    for (const column of ['purpose', 'deposit_amount', 'customer_name', 'customer_phone'])
      await runner.query(`ALTER TABLE deposit VALIDATE CONSTRAINT ck_deposit_${column}`);
  }

  async down(): Promise<void> {
    // What was looked at stays as it is.
  }
}
