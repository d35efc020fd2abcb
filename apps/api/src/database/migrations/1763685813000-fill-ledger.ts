import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What came in and went out before the ledger stands in it too; by itself, as nobody should wait for its locks. */
export class FillLedger1763685813000 implements MigrationInterface {
  name = 'FillLedger1763685813000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SELECT fill_ledger()');
  }

  async down(): Promise<void> {
    // The table goes with the migration that made it.
  }
}
