import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A credit note has the reason that staff entered; it goes with the buyer, as somebody may be named in it. */
export class ExplainCredits1764000030000 implements MigrationInterface {
  name = 'ExplainCredits1764000030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice ADD COLUMN reason text');
    await this.emptiedAlone(runner, 'NEW.buyer IS NOT NULL OR NEW.reason IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.emptiedAlone(runner, 'NEW.buyer IS NOT NULL');
    await runner.query('ALTER TABLE invoice DROP COLUMN reason');
  }

  private async emptiedAlone(runner: QueryRunner, when: string): Promise<void> {
    await runner.query(`
      DROP TRIGGER invoice_buyer_is_emptied_alone ON invoice;
      CREATE TRIGGER invoice_buyer_is_emptied_alone BEFORE UPDATE ON invoice
        FOR EACH ROW WHEN (${when}) EXECUTE FUNCTION keep_invoices()`);
  }
}
