import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addKinds, removeKinds } from '../add-kinds';

const kinds = ['give-back-credit'];

/**
 * What has come in above the price of an order is a task for staff, in the transaction that makes it so, and over in the one
 * that ends it. Whatever moves money or changes a price writes it in the quote, so a trigger there sees all of them; it
 * looks when the transaction is about to commit, as what was given back may be a part of the price again by then.
 */
export class GiveBackCredits1763685950000 implements MigrationInterface {
  name = 'GiveBackCredits1763685950000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION keep_credit_tasks(of_quotes text[], at timestamptz DEFAULT now()) RETURNS void LANGUAGE sql AS $$
        WITH known AS (
          SELECT id, received - order_price(id) AS credit, erased_at IS NOT NULL AS is_erased FROM quote WHERE id = ANY(of_quotes)
        ), ended AS (
          -- Whatever comes in later is more than nothing, also where somebody had ticked it off.
          UPDATE staff_task SET done_at = coalesce(done_at, at), note = CASE WHEN done_by IS NULL THEN note END
          FROM known
          WHERE kind = 'give-back-credit' AND key = known.id AND credit <= 0
            AND (done_at IS NULL OR (done_by IS NOT NULL AND note IS NOT NULL))
        )
        INSERT INTO staff_task AS task (id, kind, key, quote_id, note, due_at, created_at)
        SELECT left(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), 22),
          'give-back-credit', id, id, credit::numeric(12, 2)::text, at + interval '24 hours', at
        FROM known WHERE credit > 0 AND NOT is_erased
        ON CONFLICT (kind, key) DO UPDATE SET
          note = excluded.note,
          due_at = CASE WHEN task.done_at IS NULL THEN task.due_at ELSE excluded.due_at END,
          done_at = NULL,
          done_by = NULL
        -- What somebody has ticked off is settled, as far as it went.
        WHERE CASE
          WHEN task.done_at IS NULL THEN task.note IS DISTINCT FROM excluded.note
          WHEN task.done_by IS NULL THEN true
          ELSE excluded.note::numeric > coalesce(task.note, '0')::numeric
        END
      $$;

      CREATE FUNCTION keep_credit_task() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM keep_credit_tasks(ARRAY[NEW.id]);
        RETURN NULL;
      END $$;
      -- Delivery is a part of the price too, so not all of these have a credit; whoever has one is among them.
      CREATE CONSTRAINT TRIGGER quote_credit_is_asked_about AFTER UPDATE ON quote DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN ((NEW.received, NEW.total_price, NEW.lowered_by) IS DISTINCT FROM (OLD.received, OLD.total_price, OLD.lowered_by)
          AND (NEW.received > NEW.total_price - NEW.lowered_by OR OLD.received > OLD.total_price - OLD.lowered_by))
        EXECUTE FUNCTION keep_credit_task();
    `);
    await addKinds(runner, 'staff_task', kinds);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeKinds(runner, 'staff_task', kinds);
    await runner.query(`
      DROP FUNCTION keep_credit_task CASCADE;
      DROP FUNCTION keep_credit_tasks;
    `);
  }
}
