import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An inquiry may ask for the price of a top that the calculator does not price, and keeps it as it was asked for. */
export class AddInquiryConfiguration1763683860000 implements MigrationInterface {
  name = 'AddInquiryConfiguration1763683860000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact_inquiry
        ADD COLUMN configuration jsonb,
        ADD CONSTRAINT ck_contact_inquiry_configuration CHECK (jsonb_typeof(configuration) = 'object')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_inquiry DROP COLUMN configuration');
  }
}
