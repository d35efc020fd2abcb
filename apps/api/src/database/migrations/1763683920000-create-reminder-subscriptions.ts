import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who wants no more reminders, and quickly the quotes whose price ends soon. */
export class CreateReminderSubscriptions1763683920000 implements MigrationInterface {
  name = 'CreateReminderSubscriptions1763683920000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reminder_subscription (
        address_digest text NOT NULL,
        token text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        ended_at timestamptz(3),
        CONSTRAINT pk_reminder_subscription PRIMARY KEY (address_digest),
        CONSTRAINT uq_reminder_subscription_token UNIQUE (token),
        CONSTRAINT ck_reminder_subscription_address_digest CHECK (address_digest ~ '^[0-9a-f]{64}$'),
        CONSTRAINT ck_reminder_subscription_token CHECK (token ~ '^[A-Za-z0-9_-]{21}[AQgw]$')
      );
      CREATE INDEX ix_quote_valid_until ON quote (valid_until) WHERE customer_email IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_quote_valid_until;
      DROP TABLE reminder_subscription;
    `);
  }
}
