import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addKinds, removeKinds } from '../add-kinds';

/** Orders are cancelled, by rules about what is given back (decision 75). */
export class CancelOrders1763685860300 implements MigrationInterface {
  name = 'CancelOrders1763685860300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cancelling_rules (
        id integer NOT NULL,
        rules jsonb NOT NULL,
        CONSTRAINT pk_cancelling_rules PRIMARY KEY (id),
        CONSTRAINT ck_cancelling_rules_id CHECK (id = 1)
      );

      CREATE TABLE order_cancellation (
        id text NOT NULL,
        quote_id text NOT NULL,
        stage text NOT NULL,
        received numeric(12,2) NOT NULL,
        given_back numeric(12,2) NOT NULL,
        means text,
        reason text,
        cancelled_by integer,
        cancelled_at timestamptz(3) NOT NULL,
        idempotency_key text,
        CONSTRAINT pk_order_cancellation PRIMARY KEY (id),
        CONSTRAINT uq_order_cancellation_idempotency_key UNIQUE (idempotency_key),
        CONSTRAINT fk_order_cancellation_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id),
        CONSTRAINT ck_order_cancellation_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_order_cancellation_stage
          CHECK (stage IN ('to-measure', 'measured', 'in-production', 'ready', 'delivered', 'collected')),
        CONSTRAINT ck_order_cancellation_given_back CHECK (given_back >= 0 AND given_back <= received),
        CONSTRAINT ck_order_cancellation_means CHECK (means IN ('bank-transfer', 'card-counter', 'cash')),
        CONSTRAINT ck_order_cancellation_reason CHECK (reason <> '' AND length(reason) <= 300)
      );
      CREATE INDEX ix_order_cancellation_quote_id ON order_cancellation (quote_id);

      ALTER TABLE refund ADD COLUMN quote_id text;
      ALTER TABLE refund ADD CONSTRAINT fk_refund_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id) NOT VALID;
    `);
    await addKinds(runner, 'mail', ['order-cancelled']);
    await addKinds(runner, 'staff_task', ['customer-cancels']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeKinds(runner, 'staff_task', ['customer-cancels']);
    await removeKinds(runner, 'mail', ['order-cancelled']);
    await runner.query(`
      ALTER TABLE refund DROP COLUMN quote_id;
      DROP TABLE order_cancellation, cancelling_rules;
    `);
  }
}
