import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the quotes of a status come to, as a row of a table stands; with a sign, what is taken away. */
type Sums = (rows: string, sign: '' | '-') => string;

/** Every quote that is listed is counted; pounds only where it stands for its top. */
const sumsWhere =
  (stands: string): Sums =>
  (rows, sign) =>
    `
  SELECT status, ${sign}1 AS quotes,
    ${sign}CASE WHEN stands THEN total_price ELSE 0 END AS total,
    ${sign}CASE WHEN stands AND status <> 'declined' THEN round(total_price * 0.1, 2) ELSE 0 END AS expected,
    ${sign}CASE WHEN superseded_at IS NULL THEN received ELSE 0 END AS received,
    ${sign}(payment = 'none' AND stands)::integer AS without_deposit
  FROM ${rows}, LATERAL (SELECT ${stands} AS stands) AS standing
  WHERE deleted_at IS NULL`;

const mayStand = 'deleted_at IS NULL AND superseded_at IS NULL AND NOT is_proposal';
const standsBefore = 'superseded_at IS NULL AND NOT is_proposal AND counts_as_id IS NULL';
const stands = 'superseded_at IS NULL AND NOT is_proposal AND NOT is_replaced';
/** The one that stands for its top comes first: where money is, else the newest. */
const firstStands = `(${mayStand}) DESC, array_position(ARRAY['paid', 'review', 'open', 'none'], deposit_state),
  split_part(reference, '-', 3)::bigint DESC`;

const tally = (rows: string) => `
  INSERT INTO quote_tally (status, quotes, total, expected, received, without_deposit)
  SELECT status, sum(quotes), sum(total), sum(expected), sum(received), sum(without_deposit)
  FROM (${rows}) AS change
  GROUP BY status
  HAVING (sum(quotes), sum(total), sum(expected), sum(received), sum(without_deposit)) <> (0, 0, 0, 0, 0);`;

const tallyBy = (of: Sums) => `
  CREATE OR REPLACE FUNCTION tally_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN ${tally(of('fresh', ''))}
    ELSIF TG_OP = 'UPDATE' THEN ${tally(`${of('past', '-')} UNION ALL ${of('fresh', '')}`)}
    ELSIF TG_OP = 'DELETE' THEN ${tally(of('past', '-'))}
    ELSE DELETE FROM quote_tally;
    END IF;
    RETURN NULL;
  END $$;`;

const indexExpected = (condition: string) => `
  DROP INDEX ix_quote_expected;
  CREATE INDEX ix_quote_expected ON quote (created_at, (round(total_price * 0.1, 2))) INCLUDE (total_price)
    WHERE deleted_at IS NULL AND ${condition} AND status <> 'declined';`;

/** Whoever changes quotes has to wait; so has whoever folds the tally, lest what was folded be counted again. */
const lockQuotes = `
  LOCK TABLE quote IN ACCESS EXCLUSIVE MODE;
  LOCK TABLE quote_tally IN ACCESS EXCLUSIVE MODE;`;

/** A table of this moment has no statistics by which PostgreSQL would look up the few rows there are. */
const byIndex = 'SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off';

/** The walk from each quote to the first one of its top, for the quotes that are here already. */
const topOfEach = `
  WITH RECURSIVE top AS (
    SELECT id, id AS top_id FROM quote WHERE replaces_quote_id IS NULL
    UNION ALL
    SELECT newer.id, top.top_id FROM top JOIN quote AS newer ON newer.replaces_quote_id = top.id
  )`;

/**
 * The quotes for one top say so by the first of them, so nobody walks from one to the next. Which of them stands for the
 * top is decided with that first one held; and only what changes is written: the quote that stood and the one that does.
 */
export class GroupQuotesByTop1763685200000 implements MigrationInterface {
  name = 'GroupQuotesByTop1763685200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${lockQuotes}
      ALTER TABLE quote DISABLE TRIGGER USER;
      ALTER TABLE quote
        ADD COLUMN top_id text,
        ADD COLUMN is_replaced boolean NOT NULL DEFAULT false,
        ADD COLUMN saved_in text CONSTRAINT ck_quote_saved_in CHECK (saved_in ~ '^[0-9a-f]{64}$');
      ${topOfEach}
      UPDATE quote SET top_id = top.top_id, is_replaced = quote.counts_as_id IS NOT NULL
      FROM top WHERE quote.id = top.id;
      -- What lies in one basket alone was saved there, as far as can be told now.
      UPDATE quote SET saved_in = held.digest
      FROM (
        SELECT top_id, encode(sha256(convert_to(min(session_id), 'UTF8')), 'hex') AS digest
        FROM basket_item JOIN quote ON quote.id = basket_item.quote_id
        GROUP BY top_id HAVING count(DISTINCT session_id) = 1) AS held
      WHERE quote.id = held.top_id;
      ALTER TABLE quote ALTER COLUMN top_id SET NOT NULL;
      CREATE INDEX ix_quote_top_id ON quote (top_id);

      CREATE FUNCTION keep_quote_top() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.top_id := coalesce((SELECT top_id FROM quote WHERE id = NEW.replaces_quote_id), NEW.id);
        RETURN NEW;
      END $$;
      CREATE TRIGGER quote_top_is_kept
        BEFORE INSERT ON quote FOR EACH ROW EXECUTE FUNCTION keep_quote_top();

      DROP FUNCTION count_tops_once;
      CREATE FUNCTION count_tops_once(tops text[]) RETURNS void LANGUAGE plpgsql ${byIndex} AS $$
      BEGIN
        PERFORM FROM quote WHERE id = ANY(tops) ORDER BY id FOR NO KEY UPDATE;
        UPDATE quote SET is_replaced = told.is_replaced
        FROM (
          SELECT id, ${mayStand} AND row_number() OVER (PARTITION BY top_id ORDER BY ${firstStands}) > 1 AS is_replaced
          FROM quote WHERE top_id = ANY(tops)) AS told
        WHERE quote.id = told.id AND quote.is_replaced <> told.is_replaced;
      END $$;

      CREATE OR REPLACE FUNCTION count_inserted_tops_once() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT EXISTS (SELECT FROM fresh WHERE replaces_quote_id IS NOT NULL) THEN RETURN NULL; END IF;
        -- Of many that come at once, one may come before the one that it replaces.
        IF (SELECT count(*) FROM fresh) > 1 THEN LOOP
          UPDATE quote SET top_id = previous.top_id FROM fresh, quote AS previous
          WHERE quote.id = fresh.id AND previous.id = fresh.replaces_quote_id AND quote.top_id <> previous.top_id;
          EXIT WHEN NOT FOUND;
        END LOOP; END IF;
        PERFORM count_tops_once(ARRAY(
          SELECT DISTINCT joined.top_id FROM fresh
          CROSS JOIN LATERAL (SELECT top_id FROM quote WHERE id = fresh.id OFFSET 0) AS joined
          WHERE fresh.replaces_quote_id IS NOT NULL));
        RETURN NULL;
      END $$;
      CREATE OR REPLACE FUNCTION count_updated_top_once() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Most tops have one quote.
        IF EXISTS (SELECT FROM quote WHERE top_id = NEW.top_id AND id <> NEW.id) THEN
          PERFORM count_tops_once(ARRAY[NEW.top_id]);
        END IF;
        RETURN NULL;
      END $$;

      ${tallyBy(sumsWhere(stands))}
      ${indexExpected(stands)}
      ALTER TABLE quote DROP COLUMN counts_as_id;
      ALTER TABLE quote ENABLE TRIGGER USER;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${lockQuotes}
      ALTER TABLE quote DISABLE TRIGGER USER;
      ALTER TABLE quote ADD COLUMN counts_as_id text;
      UPDATE quote SET counts_as_id = standing.id
      FROM quote AS standing
      WHERE standing.top_id = quote.top_id AND quote.is_replaced AND standing.deleted_at IS NULL
        AND standing.superseded_at IS NULL AND NOT standing.is_proposal AND NOT standing.is_replaced;
      ${indexExpected(standsBefore)}
      ${tallyBy(sumsWhere(standsBefore))}
      DROP TRIGGER quote_top_is_kept ON quote;
      DROP FUNCTION keep_quote_top;
      DROP FUNCTION count_tops_once;
      ALTER TABLE quote DROP COLUMN top_id, DROP COLUMN is_replaced, DROP COLUMN saved_in;

      CREATE FUNCTION count_tops_once(touched text[]) RETURNS void LANGUAGE plpgsql ${byIndex} AS $$
      DECLARE
        ids text[] := ARRAY(WITH RECURSIVE ${walkedTops} SELECT same.id FROM same);
      BEGIN
        IF cardinality(ids) = 1 THEN RETURN; END IF;
        PERFORM FROM quote WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
        WITH RECURSIVE ${walkedTops}
        UPDATE quote SET counts_as_id = told.counts_as_id
        FROM (
          SELECT quote.id AS of_id, CASE WHEN ${mayStand} THEN nullif(
            first_value(quote.id) OVER (PARTITION BY first_id ORDER BY ${firstStands}), quote.id) END AS counts_as_id
          FROM same JOIN quote USING (id)) AS told
        WHERE quote.id = told.of_id AND quote.counts_as_id IS DISTINCT FROM told.counts_as_id;
      END $$;
      CREATE OR REPLACE FUNCTION count_inserted_tops_once() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        touched text[] := ARRAY(SELECT id FROM fresh WHERE replaces_quote_id IS NOT NULL);
      BEGIN
        IF cardinality(touched) > 0 THEN PERFORM count_tops_once(touched); END IF;
        RETURN NULL;
      END $$;
      CREATE OR REPLACE FUNCTION count_updated_top_once() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM count_tops_once(ARRAY[NEW.id]);
        RETURN NULL;
      END $$;
      ALTER TABLE quote ENABLE TRIGGER USER;
    `);
  }
}

/** As the walk was before: all quotes for the same tops as those in `touched`, beside the first of each. */
const walkedTops = `
  older AS (
    SELECT quote.id, quote.replaces_quote_id FROM quote WHERE quote.id = ANY(touched)
    UNION
    SELECT previous.id, previous.replaces_quote_id
    FROM older CROSS JOIN LATERAL (
      SELECT id, replaces_quote_id FROM quote WHERE id = older.replaces_quote_id OFFSET 0) AS previous
  ), same AS (
    SELECT id AS first_id, id FROM older WHERE replaces_quote_id IS NULL
    UNION
    SELECT same.first_id, newer.id
    FROM same CROSS JOIN LATERAL (SELECT id FROM quote WHERE replaces_quote_id = same.id OFFSET 0) AS newer
  )`;
