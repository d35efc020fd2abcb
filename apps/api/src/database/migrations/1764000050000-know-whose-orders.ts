import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which of the quotes for a top stands for it: where money is, else the newest; a card page counts while none is ordered. */
const countTopsOnce = (whilePageIsOpen: string) => `
      CREATE OR REPLACE FUNCTION count_tops_once(tops text[]) RETURNS void LANGUAGE plpgsql
        SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off AS $$
      BEGIN
        PERFORM FROM quote WHERE id = ANY(tops) ORDER BY id FOR NO KEY UPDATE;
        UPDATE quote SET is_replaced = told.is_replaced
        FROM (
          SELECT id, may_stand AND row_number() OVER (PARTITION BY top_id ORDER BY may_stand DESC,
            CASE deposit_state WHEN 'paid' THEN 1 WHEN 'review' THEN 2 WHEN 'open' THEN ${whilePageIsOpen} ELSE 4 END,
            split_part(reference, '-', 3)::bigint DESC) > 1 AS is_replaced
          FROM (
            SELECT id, top_id, reference, deposit_state,
              deleted_at IS NULL AND superseded_at IS NULL AND NOT is_proposal AS may_stand,
              bool_or(status IN ('approved', 'completed')) OVER (PARTITION BY top_id) AS is_ordered
            FROM quote WHERE top_id = ANY(tops)) AS of_top) AS told
        WHERE quote.id = told.id AND quote.is_replaced <> told.is_replaced;
      END $$`;

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
      ${countTopsOnce('CASE WHEN is_ordered THEN 4 ELSE 3 END')};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${countTopsOnce('3')};
      ALTER TABLE deposit_quote DROP COLUMN person;
      ALTER TABLE deposit DROP COLUMN begun_in;
      ALTER TABLE quote DROP COLUMN customer_from_link;
    `);
  }
}
