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

const standsBefore = 'superseded_at IS NULL AND NOT is_proposal';
const stands = `${standsBefore} AND counts_as_id IS NULL`;

const tally = (rows: string) => `
  INSERT INTO quote_tally (status, quotes, total, expected, received, without_deposit)
  SELECT status, sum(quotes), sum(total), sum(expected), sum(received), sum(without_deposit)
  FROM (${rows}) AS change
  GROUP BY status
  HAVING (sum(quotes), sum(total), sum(expected), sum(received), sum(without_deposit)) <> (0, 0, 0, 0, 0);`;

/** Whoever changes quotes has to wait; so has whoever folds the tally, lest what was folded be counted again. */
const lockQuotes = `
  LOCK TABLE quote IN ACCESS EXCLUSIVE MODE;
  LOCK TABLE quote_tally IN ACCESS EXCLUSIVE MODE;`;

const tallyBy = (of: Sums) => `
  CREATE OR REPLACE FUNCTION tally_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN ${tally(of('fresh', ''))}
    ELSIF TG_OP = 'UPDATE' THEN ${tally(`${of('past', '-')} UNION ALL ${of('fresh', '')}`)}
    ELSIF TG_OP = 'DELETE' THEN ${tally(of('past', '-'))}
    ELSE DELETE FROM quote_tally;
    END IF;
    RETURN NULL;
  END $$;
  DELETE FROM quote_tally;
  ${tally(of('quote', ''))}`;

const indexExpected = (condition: string) => `
  DROP INDEX ix_quote_expected;
  CREATE INDEX ix_quote_expected ON quote (created_at, (round(total_price * 0.1, 2))) INCLUDE (total_price)
    WHERE deleted_at IS NULL AND ${condition} AND status <> 'declined';`;

/** Which of the quotes for a top may stand for it, and the one that does first: where money is, else the newest. */
const mayStand = `deleted_at IS NULL AND ${standsBefore}`;
const firstStands = `(${mayStand}) DESC, array_position(ARRAY['paid', 'review', 'open', 'none'], deposit_state),
  split_part(reference, '-', 3)::bigint DESC`;

/** PostgreSQL expects hundreds of quotes for each top where there are one or two, and would read the whole table for them. */
const byIndex = 'SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off';

/** All quotes for the same tops as those in `touched`, beside the first of each. */
const sameTops = `
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

/**
 * A top that its customer edited or renewed has several quotes, and is expected to be paid for once: by the one on which
 * money has come or is under way, else by the newest. The others say which one that is. Triggers keep it, with the
 * quotes of the top held in the order of their ids, as everybody holds them: the older one is there whenever a newer one
 * is saved, so two that are saved at once meet at the lock, and the later one sees both. Many that come at once, as in a
 * restore, are told together.
 */
export class CountEachTopOnce1763685120000 implements MigrationInterface {
  name = 'CountEachTopOnce1763685120000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${lockQuotes}
      ALTER TABLE quote ADD COLUMN counts_as_id text;

      CREATE FUNCTION count_tops_once(touched text[]) RETURNS void LANGUAGE plpgsql ${byIndex} AS $$
      DECLARE
        ids text[] := ARRAY(WITH RECURSIVE ${sameTops} SELECT same.id FROM same);
      BEGIN
        -- Most tops have one quote.
        IF cardinality(ids) = 1 THEN RETURN; END IF;
        PERFORM FROM quote WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
        WITH RECURSIVE ${sameTops}
        UPDATE quote SET counts_as_id = told.counts_as_id
        FROM (
          SELECT quote.id AS of_id, CASE WHEN ${mayStand} THEN nullif(
            first_value(quote.id) OVER (PARTITION BY first_id ORDER BY ${firstStands}), quote.id) END AS counts_as_id
          FROM same JOIN quote USING (id)) AS told
        WHERE quote.id = told.of_id AND quote.counts_as_id IS DISTINCT FROM told.counts_as_id;
      END $$;

      CREATE FUNCTION count_inserted_tops_once() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        touched text[] := ARRAY(SELECT id FROM fresh WHERE replaces_quote_id IS NOT NULL);
      BEGIN
        IF cardinality(touched) > 0 THEN PERFORM count_tops_once(touched); END IF;
        RETURN NULL;
      END $$;
      CREATE FUNCTION count_updated_top_once() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM count_tops_once(ARRAY[NEW.id]);
        RETURN NULL;
      END $$;

      SELECT count_tops_once(ARRAY(SELECT id FROM quote WHERE replaces_quote_id IS NOT NULL));
      CREATE TRIGGER quote_counts_once_when_inserted
        AFTER INSERT ON quote REFERENCING NEW TABLE AS fresh
        FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_tops_once();
      CREATE TRIGGER quote_counts_once_when_updated
        AFTER UPDATE OF deposit_state, deleted_at, superseded_at, is_proposal ON quote FOR EACH ROW
        WHEN ((OLD.deposit_state, OLD.deleted_at IS NULL, OLD.superseded_at IS NULL, OLD.is_proposal)
          IS DISTINCT FROM (NEW.deposit_state, NEW.deleted_at IS NULL, NEW.superseded_at IS NULL, NEW.is_proposal))
        EXECUTE FUNCTION count_updated_top_once();

      ${tallyBy(sumsWhere(stands))}
      ${indexExpected(stands)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${lockQuotes}
      ${indexExpected(standsBefore)}
      ${tallyBy(sumsWhere(standsBefore))}
      DROP TRIGGER quote_counts_once_when_updated ON quote;
      DROP TRIGGER quote_counts_once_when_inserted ON quote;
      DROP FUNCTION count_updated_top_once;
      DROP FUNCTION count_inserted_tops_once;
      DROP FUNCTION count_tops_once;
      ALTER TABLE quote DROP COLUMN counts_as_id;
    `);
  }
}
