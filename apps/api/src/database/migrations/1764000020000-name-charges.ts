import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A card charge that the provider reported without its id is given the id once it is known; nothing else of an entry changes. */
export class NameCharges1764000020000 implements MigrationInterface {
  name = 'NameCharges1764000020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER ledger_entry_is_append_only ON ledger_entry;
      CREATE TRIGGER ledger_entry_is_append_only
        BEFORE DELETE OR TRUNCATE OR UPDATE OF id, kind, means, pence, quote_id, deposit_id, attempt_id, refund_id,
          corrects_id, moved_at, recorded_at, recorded_by, idempotency_key, job_payment_id
        ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger_entries();
      CREATE TRIGGER ledger_entry_transaction_id_is_filled_in_once BEFORE UPDATE OF transaction_id ON ledger_entry
        FOR EACH ROW WHEN (OLD.transaction_id IS NOT NULL OR OLD.attempt_id IS NULL)
        EXECUTE FUNCTION keep_ledger_entries();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER ledger_entry_transaction_id_is_filled_in_once ON ledger_entry;
      DROP TRIGGER ledger_entry_is_append_only ON ledger_entry;
      CREATE TRIGGER ledger_entry_is_append_only
        BEFORE DELETE OR TRUNCATE OR UPDATE OF id, kind, means, pence, quote_id, deposit_id, attempt_id, refund_id,
          transaction_id, corrects_id, moved_at, recorded_at, recorded_by, idempotency_key, job_payment_id
        ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger_entries();`);
  }
}
