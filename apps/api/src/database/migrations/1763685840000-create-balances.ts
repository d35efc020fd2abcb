import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addKinds, removeKinds } from '../add-kinds';

const mails = ['balance-asked', 'balance-reminder', 'balance-overdue'];

/**
 * The rest of the price, paid online (decision 73): a row of `deposit` may be a part of it, which has its attempts, refunds
 * and entries as every other payment by card; `balance_request` says until when staff ask for it.
 */
export class CreateBalances1763685840000 implements MigrationInterface {
  name = 'CreateBalances1763685840000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deposit
        ADD COLUMN purpose text NOT NULL DEFAULT 'deposit',
        ADD CONSTRAINT ck_deposit_purpose CHECK (purpose IN ('deposit', 'balance')) NOT VALID,
        DROP CONSTRAINT ck_deposit_deposit_amount,
        ADD CONSTRAINT ck_deposit_deposit_amount CHECK (deposit_amount > 0 AND CASE purpose
          WHEN 'balance' THEN deposit_amount <= total_amount
          ELSE deposit_amount = round(total_amount * 0.1, 2) END) NOT VALID,
        DROP CONSTRAINT ck_deposit_customer_name,
        ADD CONSTRAINT ck_deposit_customer_name
          CHECK ((customer_name <> '' OR purpose = 'balance') AND length(customer_name) <= 160) NOT VALID,
        DROP CONSTRAINT ck_deposit_customer_phone,
        ADD CONSTRAINT ck_deposit_customer_phone
          CHECK ((customer_phone <> '' OR purpose = 'balance') AND length(customer_phone) <= 40) NOT VALID;
      ALTER TABLE deposit_quote
        ADD COLUMN is_balance_paid boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT ck_deposit_quote_is_balance_paid
          CHECK (NOT (is_balance_paid AND (is_open OR is_paid))) NOT VALID;

      CREATE TABLE balance_request (
        quote_id text NOT NULL,
        due_before timestamptz(3) NOT NULL,
        smallest_part numeric(12,2),
        asked_at timestamptz(3) NOT NULL,
        asked_by integer,
        is_settled boolean NOT NULL DEFAULT false,
        reminded_at timestamptz(3),
        overdue_told_at timestamptz(3),
        CONSTRAINT pk_balance_request PRIMARY KEY (quote_id),
        CONSTRAINT fk_balance_request_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id),
        CONSTRAINT ck_balance_request_due_before CHECK (due_before > asked_at),
        CONSTRAINT ck_balance_request_smallest_part CHECK (smallest_part > 0)
      );
      CREATE INDEX ix_balance_request_due_before ON balance_request (due_before) WHERE NOT is_settled;

      CREATE FUNCTION order_price(of_quote text) RETURNS numeric LANGUAGE sql STABLE AS $$
        -- With delivery where it is paid for with this top, or with one in whose place it stands.
        WITH RECURSIVE counted AS (
          SELECT of_quote AS id
          UNION
          SELECT original.original_id
          FROM counted CROSS JOIN LATERAL (
            SELECT original_id FROM quote_revision WHERE quote_id = counted.id AND state = 'agreed' OFFSET 0) AS original
        )
        SELECT total_price + coalesce((
          SELECT sum(delivery_amount) FROM counted
          CROSS JOIN LATERAL (SELECT * FROM deposit_quote WHERE quote_id = counted.id OFFSET 0) AS held
          CROSS JOIN LATERAL (SELECT delivery_amount FROM deposit WHERE id = held.deposit_id OFFSET 0) AS deposit
          WHERE is_paid AND position = 1), 0)
        FROM quote WHERE id = of_quote
      $$;

      CREATE FUNCTION guard_balance_page() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM deposit WHERE id = NEW.deposit_id AND purpose = 'balance')
          AND NEW.share > order_price(NEW.quote_id) - (SELECT received FROM quote WHERE id = NEW.quote_id) THEN
          RAISE EXCEPTION 'a card page would take more than is due' USING ERRCODE = 'check_violation';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER balance_page_is_due BEFORE UPDATE OF is_open ON deposit_quote
        FOR EACH ROW WHEN (NEW.is_open AND NOT OLD.is_open) EXECUTE FUNCTION guard_balance_page();

      CREATE FUNCTION keep_balance_request() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Whoever is given something back afterwards gets no letter that asks for it, unless staff ask again.
        UPDATE balance_request SET is_settled = NEW.received >= order_price(NEW.id),
          reminded_at = coalesce(reminded_at, now()), overdue_told_at = coalesce(overdue_told_at, now())
        WHERE quote_id = NEW.id AND is_settled IS DISTINCT FROM NEW.received >= order_price(NEW.id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER balance_request_is_kept AFTER UPDATE OF received ON quote
        FOR EACH ROW WHEN (NEW.received IS DISTINCT FROM OLD.received) EXECUTE FUNCTION keep_balance_request();
    `);
    await addKinds(runner, 'mail', mails);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeKinds(runner, 'mail', mails);
    await runner.query(`
      DROP TRIGGER balance_request_is_kept ON quote;
      DROP TRIGGER balance_page_is_due ON deposit_quote;
      DROP FUNCTION keep_balance_request, guard_balance_page, order_price;
      DROP TABLE balance_request;
      ALTER TABLE deposit_quote DROP COLUMN is_balance_paid;
      ALTER TABLE deposit
        DROP CONSTRAINT ck_deposit_deposit_amount,
        DROP CONSTRAINT ck_deposit_customer_name,
        DROP CONSTRAINT ck_deposit_customer_phone,
        DROP COLUMN purpose,
        ADD CONSTRAINT ck_deposit_deposit_amount
          CHECK (deposit_amount > 0 AND deposit_amount = round(total_amount * 0.1, 2)) NOT VALID,
        ADD CONSTRAINT ck_deposit_customer_name
          CHECK (customer_name <> '' AND length(customer_name) <= 160) NOT VALID,
        ADD CONSTRAINT ck_deposit_customer_phone
          CHECK (customer_phone <> '' AND length(customer_phone) <= 40) NOT VALID;
    `);
  }
}
