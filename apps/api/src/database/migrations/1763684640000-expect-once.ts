import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the quotes of a status come to, as a row of a table stands; with a sign, what is taken away. */
type Sums = (rows: string, sign: '' | '-') => string;

/** A price to which nobody has agreed counts nowhere: its top counts with the quote that was to be replaced. */
const sums: Sums = (rows, sign) => `
  SELECT status, ${sign}1 AS quotes,
    ${sign}CASE WHEN is_proposal THEN 0 ELSE total_price END AS total,
    ${sign}CASE WHEN is_proposal OR status = 'declined' THEN 0 ELSE round(total_price * 0.1, 2) END AS expected,
    ${sign}received AS received, ${sign}(payment = 'none' AND NOT is_proposal)::integer AS without_deposit
  FROM ${rows} WHERE deleted_at IS NULL AND superseded_at IS NULL`;

const sumsBefore: Sums = (rows, sign) => `
  SELECT status, ${sign}1 AS quotes, ${sign}total_price AS total, ${sign}round(total_price * 0.1, 2) AS expected,
    ${sign}received AS received, ${sign}(payment = 'none')::integer AS without_deposit
  FROM ${rows} WHERE deleted_at IS NULL AND superseded_at IS NULL`;

const tally = (rows: string) => `
  INSERT INTO quote_tally (status, quotes, total, expected, received, without_deposit)
  SELECT status, sum(quotes), sum(total), sum(expected), sum(received), sum(without_deposit)
  FROM (${rows}) AS change
  GROUP BY status
  HAVING (sum(quotes), sum(total), sum(expected), sum(received), sum(without_deposit)) <> (0, 0, 0, 0, 0);`;

/** Whoever changes quotes has to wait; so has whoever folds the tally, lest what was folded be counted again. */
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
  LOCK TABLE quote IN SHARE ROW EXCLUSIVE MODE;
  LOCK TABLE quote_tally IN ACCESS EXCLUSIVE MODE;
  DELETE FROM quote_tally;
  ${tally(of('quote', ''))}`;

const indexExpected = (condition: string) => `
  DROP INDEX ix_quote_expected;
  CREATE INDEX ix_quote_expected ON quote (created_at) INCLUDE (total_price) WHERE ${condition};`;

/**
 * Each top is expected to be paid for once: by the quote that stands, not by what was proposed in its place, and by none
 * that was declined. Triggers see the quote's row alone, and so does an index: what is proposed is said there.
 */
export class ExpectOnce1763684640000 implements MigrationInterface {
  name = 'ExpectOnce1763684640000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quote ADD COLUMN is_proposal boolean NOT NULL DEFAULT false;
      UPDATE quote SET is_proposal = true
      FROM quote_revision AS revision WHERE revision.quote_id = quote.id AND revision.state <> 'agreed';
      ${tallyBy(sums)}
      ${indexExpected("deleted_at IS NULL AND superseded_at IS NULL AND NOT is_proposal AND status <> 'declined'")}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${indexExpected('deleted_at IS NULL AND superseded_at IS NULL')}
      ${tallyBy(sumsBefore)}
      ALTER TABLE quote DROP COLUMN is_proposal;
    `);
  }
}
