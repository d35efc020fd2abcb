import type { MigrationInterface, QueryRunner } from 'typeorm';

const orderPrice = (ofTop: string) => `
      CREATE OR REPLACE FUNCTION order_price(of_quote text) RETURNS numeric LANGUAGE sql STABLE AS $$
        -- With delivery where it is paid for with this top, or with one in whose place it stands.
        WITH RECURSIVE counted AS (
          SELECT of_quote AS id
          UNION
          SELECT original.original_id
          FROM counted CROSS JOIN LATERAL (
            SELECT original_id FROM quote_revision WHERE quote_id = counted.id AND state = 'agreed' OFFSET 0) AS original
        )
        SELECT ${ofTop} + coalesce((
          SELECT sum(delivery_amount) FROM counted
          CROSS JOIN LATERAL (SELECT * FROM deposit_quote WHERE quote_id = counted.id OFFSET 0) AS held
          CROSS JOIN LATERAL (SELECT delivery_amount FROM deposit WHERE id = held.deposit_id OFFSET 0) AS deposit
          WHERE is_paid AND position = 1), 0)
        FROM quote WHERE id = of_quote
      $$`;

const keepBalanceRequest = (columns: readonly string[]) => `
      DROP TRIGGER balance_request_is_kept ON quote;
      CREATE TRIGGER balance_request_is_kept AFTER UPDATE OF ${columns.join(', ')} ON quote
        FOR EACH ROW WHEN (${columns.map((column) => `NEW.${column} IS DISTINCT FROM OLD.${column}`).join(' OR ')})
        EXECUTE FUNCTION keep_balance_request()`;

/** What staff give back once the whole price is invoiced is off the price, until they ask for it again (decision 73). */
export class LowerPrices1763685920000 implements MigrationInterface {
  name = 'LowerPrices1763685920000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quote
        ADD COLUMN lowered_by numeric(12,2) NOT NULL DEFAULT 0,
        ADD CONSTRAINT ck_quote_lowered_by CHECK (lowered_by >= 0) NOT VALID;
      ALTER TABLE balance_request ADD COLUMN whole_since timestamptz(3);
      ${orderPrice('total_price - lowered_by')};
      ${keepBalanceRequest(['received', 'lowered_by'])};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${orderPrice('total_price')};
      ${keepBalanceRequest(['received'])};
      ALTER TABLE balance_request DROP COLUMN whole_since;
      ALTER TABLE quote DROP COLUMN lowered_by;
    `);
  }
}
