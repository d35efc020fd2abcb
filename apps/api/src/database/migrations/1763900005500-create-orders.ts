import type { QueryRunner } from 'typeorm';
import { FirstRelease } from '../first-release';

/**
 * Orders, their items, and cancellations of items.
 */
export class CreateOrders1763900005500 extends FirstRelease {
  name = 'CreateOrders1763900005500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE order_reference_number;

      CREATE TABLE customer_order (
        id text CONSTRAINT pk_customer_order PRIMARY KEY
          CONSTRAINT ck_customer_order_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        reference text CONSTRAINT uq_customer_order_reference UNIQUE,
        channel text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        placed_at timestamptz(3),
        delivery_amount numeric(12,2) NOT NULL DEFAULT 0
          CONSTRAINT ck_customer_order_delivery_amount CHECK (delivery_amount >= 0),
        deposit_amount numeric(12,2) NOT NULL CONSTRAINT ck_customer_order_deposit_amount CHECK (deposit_amount > 0),
        deposit_state text NOT NULL DEFAULT 'none',
        received numeric(12,2) NOT NULL DEFAULT 0,
        lowered_by numeric(12,2) NOT NULL DEFAULT 0 CONSTRAINT ck_customer_order_lowered_by CHECK (lowered_by >= 0),
        balance_due numeric(12,2) NOT NULL DEFAULT 0,
        balance_due_before timestamptz(3),
        taken_by integer,
        access_note text CONSTRAINT ck_customer_order_access_note CHECK (length(access_note) <= 500),
        deposit_by text,
        deposit_due_before timestamptz(3),
        reminded_at timestamptz(3),
        state text,
        price numeric(12,2) NOT NULL CONSTRAINT ck_customer_order_price CHECK (price >= 0),
        CONSTRAINT ck_customer_order_balance_due
          CHECK (balance_due >= 0 AND (balance_due > 0) = (balance_due_before IS NOT NULL)),
        CONSTRAINT ck_customer_order_channel CHECK (channel IN ('web', 'phone', 'showroom', 'email')),
        CONSTRAINT ck_customer_order_deposit_by
          CHECK (deposit_by IN ('bank-transfer', 'card-link', 'card-phone', 'card-counter', 'cash', 'none')),
        CONSTRAINT ck_customer_order_deposit_due_before CHECK (deposit_due_before IS NULL OR deposit_by IS NOT NULL),
        CONSTRAINT ck_customer_order_deposit_state CHECK (deposit_state IN ('none', 'failed', 'open', 'review', 'paid')),
        CONSTRAINT ck_customer_order_placed_at CHECK ((placed_at IS NULL) = (reference IS NULL)),
        CONSTRAINT ck_customer_order_reference CHECK (reference ~ '^OR-[0-9]{2}-[0-9]{5,}$'),
        CONSTRAINT ck_customer_order_state CHECK (state IN ('awaiting-deposit', 'to-measure', 'measured', 'in-production',
          'ready', 'delivered', 'collected', 'cancelled')),
        CONSTRAINT ck_customer_order_state_placed CHECK (state IS NULL OR placed_at IS NOT NULL)
      );
      CREATE INDEX ix_customer_order_balance_due ON customer_order (balance_due_before) INCLUDE (balance_due)
        WHERE balance_due_before IS NOT NULL;
      CREATE INDEX ix_customer_order_due ON customer_order (placed_at, id)
        WHERE balance_due_before IS NOT NULL OR (state IN ('delivered', 'collected') AND price > received);
      CREATE INDEX ix_customer_order_number ON customer_order ((split_part(reference, '-', 3)::bigint))
        WHERE state IS NOT NULL;
      CREATE INDEX ix_customer_order_placed_at_id ON customer_order (placed_at, id) WHERE state IS NOT NULL;
      CREATE INDEX ix_customer_order_price_placed_at_id ON customer_order (price, placed_at, id) WHERE state IS NOT NULL;
      CREATE INDEX ix_customer_order_state_placed_at_id ON customer_order (state, placed_at, id) WHERE state IS NOT NULL;
      CREATE INDEX ix_customer_order_deposit_due_before ON customer_order (deposit_due_before)
        WHERE reminded_at IS NULL AND deposit_due_before IS NOT NULL;

      CREATE TABLE order_item (
        order_id text NOT NULL CONSTRAINT fk_order_item_order_id REFERENCES customer_order (id),
        quote_id text NOT NULL CONSTRAINT fk_order_item_quote_id REFERENCES quote (id),
        agreed_id text NOT NULL CONSTRAINT fk_order_item_agreed_id REFERENCES quote (id),
        top_id text NOT NULL CONSTRAINT fk_order_item_top_id REFERENCES quote (id),
        position integer NOT NULL CONSTRAINT ck_order_item_position CHECK ("position" > 0),
        is_placed boolean NOT NULL DEFAULT false,
        stage text,
        stage_reached text NOT NULL DEFAULT 'to-measure',
        stage_since timestamptz(3),
        stage_notified_at timestamptz(3),
        CONSTRAINT ck_order_item_stage
          CHECK (stage IN ('to-measure', 'measured', 'in-production', 'ready', 'delivered', 'collected')),
        CONSTRAINT ck_order_item_stage_reached
          CHECK (stage_reached IN ('to-measure', 'measured', 'in-production', 'ready', 'delivered', 'collected')),
        CONSTRAINT ck_order_item_stage_since CHECK ((stage IS NULL) = (stage_since IS NULL)),
        CONSTRAINT ck_order_item_stage_placed CHECK (stage IS NULL OR is_placed),
        CONSTRAINT pk_order_item PRIMARY KEY (order_id, quote_id)
      );
      CREATE INDEX ix_order_item_agreed_id ON order_item (agreed_id);
      CREATE INDEX ix_order_item_quote_id ON order_item (quote_id);
      CREATE INDEX ix_order_item_stage_since ON order_item (stage, stage_since, agreed_id) WHERE stage IS NOT NULL;
      CREATE INDEX ix_order_item_stage_unnotified ON order_item (stage_since) WHERE stage IS NOT NULL AND stage <> 'to-measure'
        AND (stage_notified_at IS NULL OR stage_since > stage_notified_at);
      CREATE INDEX ix_order_item_top_id ON order_item (top_id) INCLUDE (is_placed, order_id);
      CREATE UNIQUE INDEX uq_order_item_placed ON order_item (quote_id) WHERE is_placed;

      CREATE TABLE order_cancellation (
        id text CONSTRAINT pk_order_cancellation PRIMARY KEY,
        order_id text NOT NULL,
        quote_id text NOT NULL,
        stage text NOT NULL,
        received numeric(12,2) NOT NULL,
        refunded numeric(12,2) NOT NULL,
        method text CONSTRAINT ck_order_cancellation_method CHECK (method IN ('bank-transfer', 'card-counter', 'cash')),
        reason text CONSTRAINT ck_order_cancellation_reason CHECK (reason <> '' AND length(reason) <= 300),
        cancelled_by integer,
        cancelled_at timestamptz(3) NOT NULL,
        idempotency_key text CONSTRAINT uq_order_cancellation_idempotency_key UNIQUE,
        CONSTRAINT ck_order_cancellation_refunded CHECK (refunded >= 0 AND refunded <= received),
        CONSTRAINT ck_order_cancellation_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_order_cancellation_stage
          CHECK (stage IN ('to-measure', 'measured', 'in-production', 'ready', 'delivered', 'collected')),
        CONSTRAINT fk_order_cancellation_order_id_quote_id
          FOREIGN KEY (order_id, quote_id) REFERENCES order_item (order_id, quote_id)
      );
      CREATE INDEX ix_order_cancellation_order_id_quote_id ON order_cancellation (order_id, quote_id);`);
  }
}
