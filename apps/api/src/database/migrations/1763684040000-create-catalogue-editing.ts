import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['material', 'color', 'sink_type', 'thickness', 'cutout'];

/**
 * What editing the catalogue needs: a version for each row, by which one notices that somebody else was quicker,
 * and the changes of many prices at once, with what they were before. A change of prices can be taken back once.
 */
export class CreateCatalogueEditing1763684040000 implements MigrationInterface {
  name = 'CreateCatalogueEditing1763684040000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(`
        ALTER TABLE ${table}
          ADD COLUMN version integer NOT NULL DEFAULT 1,
          ADD COLUMN updated_at timestamptz(3)`);
    }
    await runner.query(`
      CREATE TABLE price_change (
        id integer GENERATED ALWAYS AS IDENTITY,
        at timestamptz(3) NOT NULL,
        actor_id integer,
        kind text NOT NULL,
        title text NOT NULL,
        request jsonb NOT NULL,
        undone_at timestamptz(3),
        undone_by integer,
        CONSTRAINT pk_price_change PRIMARY KEY (id),
        CONSTRAINT ck_price_change_kind
          CHECK (kind IN ('materials', 'colors', 'sink-types', 'thicknesses', 'cutouts')),
        CONSTRAINT ck_price_change_request CHECK (jsonb_typeof(request) = 'object'),
        CONSTRAINT ck_price_change_undone_by CHECK (undone_by IS NULL OR undone_at IS NOT NULL)
      );

      CREATE TABLE price_change_line (
        price_change_id integer NOT NULL,
        item_id integer NOT NULL,
        before numeric(10,3) NOT NULL,
        after numeric(10,3) NOT NULL,
        CONSTRAINT pk_price_change_line PRIMARY KEY (price_change_id, item_id),
        CONSTRAINT fk_price_change_line_price_change_id
          FOREIGN KEY (price_change_id) REFERENCES price_change (id),
        CONSTRAINT ck_price_change_line_after CHECK (after <> before)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE price_change_line, price_change');
    for (const table of tables) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN version, DROP COLUMN updated_at`);
    }
  }
}
