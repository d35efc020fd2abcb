import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A material's base price is what its cheapest active colour costs (D6), whoever changes a colour. A restore brings the
 * base prices of its file.
 */
export class FollowCheapestColor1764000031000 implements MigrationInterface {
  name = 'FollowCheapestColor1764000031000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION follow_cheapest_color() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF current_setting('vanity_tops.restoring', true) = pg_current_xact_id()::text THEN
          RETURN NULL;
        END IF;
        UPDATE material SET base_price = cheapest
        FROM (
          SELECT material_id, min(price_modifier) AS cheapest FROM color
          WHERE is_active AND deleted_at IS NULL AND price_modifier > 0 GROUP BY material_id
        ) AS rate
        WHERE rate.material_id = material.id AND base_price <> cheapest
          AND (material.id = NEW.material_id OR (TG_OP = 'UPDATE' AND material.id = OLD.material_id));
        RETURN NULL;
      END $$;
      CREATE TRIGGER color_is_added AFTER INSERT ON color
        FOR EACH ROW EXECUTE FUNCTION follow_cheapest_color();
      CREATE TRIGGER color_is_repriced AFTER UPDATE ON color FOR EACH ROW
        WHEN ((OLD.price_modifier, OLD.is_active, OLD.deleted_at, OLD.material_id)
          IS DISTINCT FROM (NEW.price_modifier, NEW.is_active, NEW.deleted_at, NEW.material_id))
        EXECUTE FUNCTION follow_cheapest_color();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER color_is_added ON color;
      DROP TRIGGER color_is_repriced ON color;
      DROP FUNCTION follow_cheapest_color;
    `);
  }
}
