import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All quotes are looked at while others go on being written. */
export class ValidateLowerPrices1763685921000 implements MigrationInterface {
  name = 'ValidateLowerPrices1763685921000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quote VALIDATE CONSTRAINT ck_quote_lowered_by');
  }

  async down(): Promise<void> {
    // What was looked at stays as it is.
  }
}
