import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an open card page counts for. */
export const whileOneIsOrdered = 'CASE WHEN is_ordered THEN 4 ELSE 3 END';

/** Which of the quotes for a top stands for it: where money is, else the newest; a card page counts while none is ordered. */
export const countTopsOnce = (whilePageIsOpen: string, whileInReview = '2', isTaken = 'false') => `
      CREATE OR REPLACE FUNCTION count_tops_once(tops text[]) RETURNS void LANGUAGE plpgsql
        SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
      BEGIN
        PERFORM FROM quote WHERE id = ANY(tops) ORDER BY id FOR NO KEY UPDATE;
        UPDATE quote SET is_replaced = told.is_replaced
        FROM (
          SELECT id, may_stand AND row_number() OVER (PARTITION BY top_id ORDER BY may_stand DESC,
            CASE deposit_state WHEN 'paid' THEN 1 WHEN 'review' THEN ${whileInReview} WHEN 'open' THEN ${whilePageIsOpen} ELSE 4 END,
            split_part(reference, '-', 3)::bigint DESC) > 1 AS is_replaced
          FROM (
            SELECT id, top_id, reference, deposit_state,
              deleted_at IS NULL AND superseded_at IS NULL AND NOT is_proposal AS may_stand,
              bool_or(status IN ('approved', 'completed')) OVER (PARTITION BY top_id) AS is_ordered,
              bool_or(${isTaken}) OVER (PARTITION BY top_id) AND NOT ${isTaken} AS is_passed_over
            FROM quote WHERE top_id = ANY(tops)) AS of_top) AS told
        WHERE quote.id = told.id AND quote.is_replaced <> told.is_replaced;
      END $$`;

/** When the quote that counts for a top is chosen again: on any change of what decides it. */
const countAgain = (columns: string, valuesOf: (row: string) => string) => `
      DROP TRIGGER quote_counts_once_when_updated ON quote;
      CREATE TRIGGER quote_counts_once_when_updated
        AFTER UPDATE OF ${columns} ON quote FOR EACH ROW
        WHEN ((${valuesOf('OLD')}) IS DISTINCT FROM (${valuesOf('NEW')}))
        EXECUTE FUNCTION count_updated_top_once()`;
const columnsOfBefore = 'deposit_state, deleted_at, superseded_at, is_proposal';
const valuesOfBefore = (row: string) =>
  `${row}.deposit_state, ${row}.deleted_at IS NULL, ${row}.superseded_at IS NULL, ${row}.is_proposal`;

/**
 * A link to a quote grants reading (D56): who sent the customer's details, whose card page is whose, and that a page for an
 * earlier quote of a top takes no order off the board.
 */
export class KnowWhoseOrders1764000050000 implements MigrationInterface {
  name = 'KnowWhoseOrders1764000050000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quote ADD COLUMN customer_from_link boolean NOT NULL DEFAULT false;
      ALTER TABLE deposit ADD COLUMN begun_in text;
      ALTER TABLE deposit_quote ADD COLUMN person text NOT NULL DEFAULT '';
      ${countTopsOnce(whileOneIsOrdered)};
      ${countAgain(`${columnsOfBefore}, status`, (row) => `${valuesOfBefore(row)}, ${row}.status IN ('approved', 'completed')`)};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${countAgain(columnsOfBefore, valuesOfBefore)};
      ${countTopsOnce('3')};
      ALTER TABLE deposit_quote DROP COLUMN person;
      ALTER TABLE deposit DROP COLUMN begun_in;
      ALTER TABLE quote DROP COLUMN customer_from_link;
    `);
  }
}
