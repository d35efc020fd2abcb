import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is asked for of an order's balance and not paid stands in the quote, by which staff's list and Money find it: looked
 * up for each order, thousands took longer than a page may. Triggers keep it wherever money, the price, the request or the
 * order itself changes.
 */
export class KeepBalancesDue1763685940000 implements MigrationInterface {
  name = 'KeepBalancesDue1763685940000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quote
        ADD COLUMN balance_due numeric(12,2) NOT NULL DEFAULT 0,
        ADD COLUMN balance_due_before timestamptz(3),
        ADD CONSTRAINT ck_quote_balance_due
          CHECK (balance_due >= 0 AND (balance_due > 0) = (balance_due_before IS NOT NULL)) NOT VALID;

      CREATE FUNCTION keep_balance_due(of_quote text) RETURNS void LANGUAGE sql AS $$
        UPDATE quote SET balance_due = coalesce(rest, 0), balance_due_before = due_before
        FROM (SELECT of_quote) AS one LEFT JOIN (
          SELECT request.due_before, order_price(of_quote) - received AS rest
          FROM balance_request AS request JOIN quote ON quote.id = quote_id
          WHERE quote_id = of_quote AND NOT is_settled AND stage IS NOT NULL) AS asked ON rest > 0
        WHERE quote.id = of_quote
          AND (quote.balance_due, quote.balance_due_before) IS DISTINCT FROM (coalesce(rest, 0), due_before)
      $$;

      CREATE FUNCTION keep_balance_due_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.balance_due > 0 OR EXISTS (SELECT FROM balance_request WHERE quote_id = NEW.id) THEN
          PERFORM keep_balance_due(NEW.id);
        END IF;
        RETURN NULL;
      END $$;
      -- Triggers take their turn by name: whether the request is settled is known by then.
      CREATE TRIGGER quote_balance_due_is_kept AFTER UPDATE ON quote FOR EACH ROW
        WHEN ((NEW.received, NEW.lowered_by, NEW.stage IS NULL) IS DISTINCT FROM (OLD.received, OLD.lowered_by, OLD.stage IS NULL))
        EXECUTE FUNCTION keep_balance_due_of_order();

      CREATE FUNCTION keep_balance_due_as_asked() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM keep_balance_due(coalesce(NEW.quote_id, OLD.quote_id));
        RETURN NULL;
      END $$;
      CREATE TRIGGER balance_due_is_kept AFTER INSERT OR DELETE OR UPDATE OF due_before, is_settled ON balance_request
        FOR EACH ROW EXECUTE FUNCTION keep_balance_due_as_asked();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION keep_balance_due_as_asked, keep_balance_due_of_order CASCADE;
      DROP FUNCTION keep_balance_due;
      ALTER TABLE quote DROP COLUMN balance_due, DROP COLUMN balance_due_before;
    `);
  }
}
