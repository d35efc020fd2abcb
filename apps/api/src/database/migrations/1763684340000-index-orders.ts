import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Characters; four bytes each at the most. */
const longestSearchText = 640;

/** A number as it is dialled in the country, by its digits alone: `+44 (0)118 …`, `0044 118 …` and `0118 …` are one. */
const nationalDigits = (phone: string) =>
  `regexp_replace(regexp_replace(${phone}, '\\D', '', 'g'), '^(?:00)?440?(?=\\d{9})', '0')`;

/** Sums over some rows of `quote` of what counts, by status. */
const sums = (rows: string, sign: '' | '-') => `
  SELECT status, ${sign}1 AS quotes, ${sign}total_price AS total, ${sign}round(total_price * 0.1, 2) AS expected,
    ${sign}received AS received, ${sign}(payment = 'none')::integer AS without_deposit
  FROM ${rows} WHERE deleted_at IS NULL AND superseded_at IS NULL`;

const tally = (rows: string) => `
  INSERT INTO quote_tally (status, quotes, total, expected, received, without_deposit)
  SELECT status, sum(quotes), sum(total), sum(expected), sum(received), sum(without_deposit)
  FROM (${rows}) AS change
  GROUP BY status
  HAVING (sum(quotes), sum(total), sum(expected), sum(received), sum(without_deposit)) <> (0, 0, 0, 0, 0);`;

/**
 * What staff's list of orders is found, filtered and summed by. The text that is searched and how far the deposit is
 * stand with each quote and follow from its other columns. A word that few quotes have is found by its trigrams; for one
 * that many have, the index in which they stand newest first holds all that the list is filtered by. Sums are kept as
 * differences, one row for each statement that changed something, so that no two writers ever meet in a row; the worker
 * folds them now and then.
 *
 * pg_trgm is a trusted extension: the owner of a database may create it. It stays when this is taken back, as others
 * may use it by then.
 */
export class IndexOrders1763684340000 implements MigrationInterface {
  name = 'IndexOrders1763684340000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      ALTER TABLE quote
        ADD COLUMN search_text text NOT NULL DEFAULT '',
        ADD COLUMN payment text NOT NULL DEFAULT 'none',
        ADD CONSTRAINT ck_quote_payment CHECK (payment IN ('none', 'open', 'failed', 'review', 'paid'));

      CREATE FUNCTION keep_quote_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Each field begins behind a space, as words do, and no search reaches from one field into the next. An entry
        -- of an index holds 2.7 kB; of an endless address its end alone is there without spaces.
        NEW.search_text := left(lower(concat_ws(E'\\n ', '', NEW.reference,
          ${nationalDigits('NEW.customer_phone')}, NEW.customer_name, NEW.customer_email,
          right(regexp_replace(NEW.delivery_address, '\\s', '', 'g'), 100),
          NEW.snapshot -> 'material' ->> 'name', NEW.snapshot -> 'color' ->> 'name',
          regexp_replace(NEW.delivery_address, '\\s+', ' ', 'g'))), ${longestSearchText});
        RETURN NEW;
      END $$;
      CREATE TRIGGER quote_search_text_is_kept
        BEFORE INSERT OR UPDATE OF reference, customer_name, customer_email, customer_phone, snapshot,
          delivery_address, search_text
        ON quote FOR EACH ROW EXECUTE FUNCTION keep_quote_search_text();

      CREATE FUNCTION keep_quote_payment() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- A quote on which a deposit was begun and is no more is one whose deposit failed.
        NEW.payment := CASE
          WHEN NEW.deposit_state <> 'none' THEN NEW.deposit_state
          WHEN TG_OP = 'UPDATE' AND OLD.payment <> 'none' THEN 'failed'
          ELSE 'none' END;
        RETURN NEW;
      END $$;

      UPDATE quote SET search_text = '';
      UPDATE quote SET payment = CASE WHEN deposit_state <> 'none' THEN deposit_state ELSE 'failed' END
      WHERE deposit_state <> 'none' OR EXISTS (SELECT FROM deposit_quote WHERE quote_id = quote.id);
      CREATE TRIGGER quote_payment_is_kept
        BEFORE INSERT OR UPDATE OF deposit_state, payment
        ON quote FOR EACH ROW EXECUTE FUNCTION keep_quote_payment();

      CREATE INDEX ix_quote_search_text ON quote
        USING gin (search_text gin_trgm_ops) WITH (gin_pending_list_limit = 512);
      DROP INDEX ix_quote_created_at_id;
      CREATE INDEX ix_quote_created_at_id ON quote (created_at, id) INCLUDE (status, payment, search_text)
        WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_status_created_at_id ON quote (status, created_at, id) WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_payment_created_at_id ON quote (payment, created_at, id) WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_status_payment_created_at_id ON quote (status, payment, created_at, id)
        WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_deleted ON quote (created_at, id) WHERE deleted_at IS NOT NULL;
      CREATE INDEX ix_quote_total_price_created_at_id ON quote (total_price, created_at, id)
        WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_number ON quote ((split_part(reference, '-', 3)::bigint)) WHERE deleted_at IS NULL;

      CREATE TABLE quote_tally (
        id bigint GENERATED BY DEFAULT AS IDENTITY,
        status text NOT NULL,
        quotes bigint NOT NULL,
        total numeric(16,2) NOT NULL,
        expected numeric(16,2) NOT NULL,
        received numeric(16,2) NOT NULL,
        without_deposit bigint NOT NULL,
        CONSTRAINT pk_quote_tally PRIMARY KEY (id)
      );
      ${tally(sums('quote', ''))}

      CREATE FUNCTION tally_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN ${tally(sums('fresh', ''))}
        ELSIF TG_OP = 'UPDATE' THEN ${tally(`${sums('past', '-')} UNION ALL ${sums('fresh', '')}`)}
        ELSIF TG_OP = 'DELETE' THEN ${tally(sums('past', '-'))}
        ELSE DELETE FROM quote_tally;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER quote_is_tallied_when_inserted
        AFTER INSERT ON quote REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tally_quotes();
      CREATE TRIGGER quote_is_tallied_when_updated
        AFTER UPDATE ON quote REFERENCING OLD TABLE AS past NEW TABLE AS fresh
        FOR EACH STATEMENT EXECUTE FUNCTION tally_quotes();
      CREATE TRIGGER quote_is_tallied_when_deleted
        AFTER DELETE ON quote REFERENCING OLD TABLE AS past FOR EACH STATEMENT EXECUTE FUNCTION tally_quotes();
      CREATE TRIGGER quote_is_tallied_when_truncated
        AFTER TRUNCATE ON quote FOR EACH STATEMENT EXECUTE FUNCTION tally_quotes();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER quote_is_tallied_when_truncated ON quote;
      DROP TRIGGER quote_is_tallied_when_deleted ON quote;
      DROP TRIGGER quote_is_tallied_when_updated ON quote;
      DROP TRIGGER quote_is_tallied_when_inserted ON quote;
      DROP FUNCTION tally_quotes;
      DROP TABLE quote_tally;

      DROP INDEX ix_quote_deleted, ix_quote_total_price_created_at_id, ix_quote_number,
        ix_quote_status_created_at_id, ix_quote_created_at_id;
      CREATE INDEX ix_quote_created_at_id ON quote (created_at, id) WHERE deleted_at IS NULL;
      DROP TRIGGER quote_payment_is_kept ON quote;
      DROP FUNCTION keep_quote_payment;
      DROP TRIGGER quote_search_text_is_kept ON quote;
      DROP FUNCTION keep_quote_search_text;
      ALTER TABLE quote DROP COLUMN search_text, DROP COLUMN payment;
    `);
  }
}
