import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addKinds, removeKinds } from '../add-kinds';

const kinds = ['order-measured', 'order-in-production', 'order-ready', 'order-handed-over', 'order-review'];

/** Customers are told how far their order is (decision 75): of what was reached before this, nobody is. */
export class TellStages1763685860000 implements MigrationInterface {
  name = 'TellStages1763685860000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quote ADD COLUMN stage_told_at timestamptz(3) DEFAULT now();
      ALTER TABLE quote ALTER COLUMN stage_told_at DROP DEFAULT;
    `);
    await addKinds(runner, 'mail', kinds);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeKinds(runner, 'mail', kinds);
    await runner.query('ALTER TABLE quote DROP COLUMN stage_told_at');
  }
}
