import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As dialled in the country, by digits alone: `+44 (0)118 …`, `0044 118 …` and `0118 …` are one number. */
const nationalDigits = (phone: string) =>
  `regexp_replace(regexp_replace(${phone}, '\\D', '', 'g'), '^(?:00)?440?(?=\\d{9})', '0')`;

/** What staff's list of deposits is found and sorted by; the text that is searched follows from the customer's details. */
export class IndexDeposits1763684550000 implements MigrationInterface {
  name = 'IndexDeposits1763684550000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deposit ADD COLUMN search_text text NOT NULL DEFAULT '';
      CREATE FUNCTION keep_deposit_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Each field begins behind a space, as words do.
        NEW.search_text := lower(concat_ws(E'\\n ', '', ${nationalDigits('NEW.customer_phone')},
          NEW.customer_name, NEW.customer_email));
        RETURN NEW;
      END $$;
      CREATE TRIGGER deposit_search_text_is_kept
        BEFORE INSERT OR UPDATE OF customer_name, customer_email, customer_phone, search_text
        ON deposit FOR EACH ROW EXECUTE FUNCTION keep_deposit_search_text();
      UPDATE deposit SET search_text = '';

      CREATE INDEX ix_deposit_search_text ON deposit USING gin (search_text gin_trgm_ops);
      CREATE INDEX ix_deposit_quote_reference ON deposit_quote USING gin (lower(reference) gin_trgm_ops);
      CREATE INDEX ix_payment_attempt_transaction_code ON payment_attempt
        USING gin (lower(transaction_code) gin_trgm_ops);
      CREATE INDEX ix_deposit_created_at_id ON deposit (created_at, id);
      CREATE INDEX ix_deposit_status_created_at_id ON deposit (status, created_at, id);
      CREATE INDEX ix_deposit_deposit_amount_created_at_id ON deposit (deposit_amount, created_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_deposit_deposit_amount_created_at_id, ix_deposit_status_created_at_id, ix_deposit_created_at_id,
        ix_payment_attempt_transaction_code, ix_deposit_quote_reference, ix_deposit_search_text;
      DROP TRIGGER deposit_search_text_is_kept ON deposit;
      DROP FUNCTION keep_deposit_search_text;
      ALTER TABLE deposit DROP COLUMN search_text;
    `);
  }
}
