import type { MigrationInterface, QueryRunner } from 'typeorm';

const keepAppendOnly = (columns: string) => `
      DROP TRIGGER ledger_entry_is_append_only ON ledger_entry;
      CREATE TRIGGER ledger_entry_is_append_only
        BEFORE DELETE OR TRUNCATE OR UPDATE OF id, kind, means, pence, quote_id, deposit_id, attempt_id, refund_id,
          transaction_id, corrects_id, moved_at, recorded_at, recorded_by, idempotency_key${columns}
        ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger_entries();`;

/** Of a payment for a job that staff recorded there is an entry for each order (decision 79): which belong together. */
export class RecordJobPayments1763685930000 implements MigrationInterface {
  name = 'RecordJobPayments1763685930000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ledger_entry ADD COLUMN job_payment_id text;
      ${keepAppendOnly(', job_payment_id')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${keepAppendOnly('')}
      ALTER TABLE ledger_entry DROP COLUMN job_payment_id;
    `);
  }
}
