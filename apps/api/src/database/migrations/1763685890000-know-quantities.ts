import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many equal tops a quote is of (decision 79). Every quote of before is of one. */
export class KnowQuantities1763685890000 implements MigrationInterface {
  name = 'KnowQuantities1763685890000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quote
        ADD COLUMN quantity integer NOT NULL DEFAULT 1,
        ADD CONSTRAINT ck_quote_quantity CHECK (quantity BETWEEN 1 AND 99) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quote DROP COLUMN quantity');
  }
}
