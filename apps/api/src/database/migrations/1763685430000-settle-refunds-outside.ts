import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A refund that does not come about can be sent once more, or be settled outside the shop, as people decide. */
export class SettleRefundsOutside1763685430000 implements MigrationInterface {
  name = 'SettleRefundsOutside1763685430000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refund
        ADD COLUMN most_sends integer NOT NULL DEFAULT 3,
        DROP CONSTRAINT ck_refund_state,
        ADD CONSTRAINT ck_refund_state CHECK (state IN ('wanted', 'sent', 'confirmed', 'failed', 'settled-outside'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE refund SET state = 'failed' WHERE state = 'settled-outside';
      ALTER TABLE refund
        DROP COLUMN most_sends,
        DROP CONSTRAINT ck_refund_state,
        ADD CONSTRAINT ck_refund_state CHECK (state IN ('wanted', 'sent', 'confirmed', 'failed'))`);
  }
}
