import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which thicknesses a material comes in, by their values, as an export and a migration name them; none: all of them.
 * A thickness that gets another value takes its materials along; one that is deleted stays named, and is not sold.
 */
export class ChooseThicknesses1763685800000 implements MigrationInterface {
  name = 'ChooseThicknesses1763685800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE material ADD COLUMN thicknesses text[] NOT NULL DEFAULT '{}';

      CREATE FUNCTION rename_thickness_of_materials() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE material SET thicknesses = array_replace(thicknesses, OLD.value, NEW.value)
        WHERE OLD.value = ANY (thicknesses);
        RETURN NULL;
      END $$;
      CREATE TRIGGER thickness_is_renamed AFTER UPDATE OF value ON thickness FOR EACH ROW
        WHEN (NEW.value <> OLD.value) EXECUTE FUNCTION rename_thickness_of_materials();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TRIGGER thickness_is_renamed ON thickness; DROP FUNCTION rename_thickness_of_materials()',
    );
    await runner.query('ALTER TABLE material DROP COLUMN thicknesses');
  }
}
