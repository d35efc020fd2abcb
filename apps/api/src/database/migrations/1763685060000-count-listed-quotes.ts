import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the quotes of a status come to, as a row of a table stands; with a sign, what is taken away. */
type Sums = (rows: string, sign: '' | '-') => string;

/** Every quote that is listed is counted; pounds only where it stands, neither superseded nor still a proposal. */
const sums: Sums = (rows, sign) => `
  SELECT status, ${sign}1 AS quotes,
    ${sign}CASE WHEN stands THEN total_price ELSE 0 END AS total,
    ${sign}CASE WHEN stands AND status <> 'declined' THEN round(total_price * 0.1, 2) ELSE 0 END AS expected,
    ${sign}CASE WHEN superseded_at IS NULL THEN received ELSE 0 END AS received,
    ${sign}(payment = 'none' AND stands)::integer AS without_deposit
  FROM ${rows}, LATERAL (SELECT superseded_at IS NULL AND NOT is_proposal AS stands) AS standing
  WHERE deleted_at IS NULL`;

const sumsBefore: Sums = (rows, sign) => `
  SELECT status, ${sign}1 AS quotes,
    ${sign}CASE WHEN is_proposal THEN 0 ELSE total_price END AS total,
    ${sign}CASE WHEN is_proposal OR status = 'declined' THEN 0 ELSE round(total_price * 0.1, 2) END AS expected,
    ${sign}received AS received, ${sign}(payment = 'none' AND NOT is_proposal)::integer AS without_deposit
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

/** A quote that was superseded is listed in its status: what is said beside the status counts it too. */
export class CountListedQuotes1763685060000 implements MigrationInterface {
  name = 'CountListedQuotes1763685060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tallyBy(sums));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(tallyBy(sumsBefore));
  }
}
