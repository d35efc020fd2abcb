import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds all entries of a payment by one of them. An index that was left unfinished is none. */
export class FindJobPayments1763685931000 implements MigrationInterface {
  name = 'FindJobPayments1763685931000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS ix_ledger_entry_job_payment_id');
    await runner.query(`
      CREATE INDEX CONCURRENTLY ix_ledger_entry_job_payment_id ON ledger_entry (job_payment_id)
      WHERE job_payment_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS ix_ledger_entry_job_payment_id');
  }
}
