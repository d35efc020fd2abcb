import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A price list changes prices of several kinds at once: each line says which kind's row it is of. */
export class ImportPrices1763684880000 implements MigrationInterface {
  name = 'ImportPrices1763684880000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE price_change ALTER COLUMN kind DROP NOT NULL;

      ALTER TABLE price_change_line ADD COLUMN kind text;
      UPDATE price_change_line AS line SET kind = change.kind
      FROM price_change AS change WHERE change.id = line.price_change_id;
      ALTER TABLE price_change_line ALTER COLUMN kind SET NOT NULL;
      ALTER TABLE price_change_line DROP CONSTRAINT pk_price_change_line;
      ALTER TABLE price_change_line
        ADD CONSTRAINT pk_price_change_line PRIMARY KEY (price_change_id, kind, item_id),
        ADD CONSTRAINT ck_price_change_line_kind
          CHECK (kind IN ('materials', 'colors', 'sink-types', 'thicknesses', 'cutouts'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM price_change_line USING price_change AS change
      WHERE change.id = price_change_id AND change.kind IS NULL;
      DELETE FROM price_change WHERE kind IS NULL;
      ALTER TABLE price_change_line DROP CONSTRAINT ck_price_change_line_kind;
      ALTER TABLE price_change_line DROP CONSTRAINT pk_price_change_line;
      ALTER TABLE price_change_line DROP COLUMN kind;
      ALTER TABLE price_change_line ADD CONSTRAINT pk_price_change_line PRIMARY KEY (price_change_id, item_id);
      ALTER TABLE price_change ALTER COLUMN kind SET NOT NULL;
    `);
  }
}
