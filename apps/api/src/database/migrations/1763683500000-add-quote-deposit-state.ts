import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How far a quote's deposit is, kept with the quote so that lists, the basket and the guards need no join. A
 * quote with a deposit that is open, paid or under review cannot be deleted (D22).
 */
export class AddQuoteDepositState1763683500000 implements MigrationInterface {
  name = 'AddQuoteDepositState1763683500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quote
        ADD COLUMN deposit_state text NOT NULL DEFAULT 'none',
        ADD CONSTRAINT ck_quote_deposit_state CHECK (deposit_state IN ('none', 'open', 'review', 'paid')),
        ADD CONSTRAINT ck_quote_deleted_at CHECK (deleted_at IS NULL OR deposit_state = 'none')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE quote DROP COLUMN deposit_state`);
  }
}
