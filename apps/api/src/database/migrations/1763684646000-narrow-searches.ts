import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexQuotes = (name: string, columns: string, carried = '') => `
  CREATE INDEX ${name} ON quote (${columns}) ${carried && `INCLUDE (${carried})`} WHERE deleted_at IS NULL;`;

/**
 * What searches were measured to read too much for: with a status or a deposit's state, all quotes instead of those that
 * have it; the beginning of a reference, all quotes for a trigram that they all have; and what all deposits have, all of
 * their rows.
 */
export class NarrowSearches1763684646000 implements MigrationInterface {
  name = 'NarrowSearches1763684646000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_quote_status_created_at_id, ix_quote_payment_created_at_id, ix_deposit_created_at_id;
      ${indexQuotes('ix_quote_status_created_at_id', 'status, created_at, id', 'search_text')}
      ${indexQuotes('ix_quote_payment_created_at_id', 'payment, created_at, id', 'status, search_text')}
      ${indexQuotes('ix_quote_reference_start', 'reference text_pattern_ops', 'created_at, id, status, payment')}
      CREATE INDEX ix_deposit_created_at_id ON deposit (created_at, id) INCLUDE (status, search_text);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_deposit_created_at_id, ix_quote_reference_start, ix_quote_payment_created_at_id,
        ix_quote_status_created_at_id;
      CREATE INDEX ix_deposit_created_at_id ON deposit (created_at, id);
      ${indexQuotes('ix_quote_payment_created_at_id', 'payment, created_at, id')}
      ${indexQuotes('ix_quote_status_created_at_id', 'status, created_at, id')}
    `);
  }
}
