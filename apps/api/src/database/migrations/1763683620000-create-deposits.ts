import type { MigrationInterface, QueryRunner } from 'typeorm';

const id = (table: string) => `CONSTRAINT ck_${table}_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$')`;

/**
 * Deposits and the attempts to pay them (D5, D15 to D24), what staff have to do about them, the timeline of a quote,
 * and the outbox. The guards that no code may get past stand here: amounts that belong together, one open page and
 * one charge for each quote, one live and one paid attempt for each deposit.
 */
export class CreateDeposits1763683620000 implements MigrationInterface {
  name = 'CreateDeposits1763683620000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deposit (
        id text NOT NULL,
        status text NOT NULL DEFAULT 'pending',
        customer_name text NOT NULL,
        customer_email text NOT NULL,
        customer_phone text NOT NULL,
        tops_amount numeric(12,2) NOT NULL,
        delivery_amount numeric(12,2) NOT NULL,
        total_amount numeric(12,2) NOT NULL,
        deposit_amount numeric(12,2) NOT NULL,
        needs_delivery boolean NOT NULL,
        delivery_address text,
        description text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        paid_at timestamptz(3),
        CONSTRAINT pk_deposit PRIMARY KEY (id),
        ${id('deposit')},
        CONSTRAINT ck_deposit_status CHECK (status IN ('pending', 'paid', 'failed', 'review')),
        CONSTRAINT ck_deposit_customer_name CHECK (customer_name <> '' AND length(customer_name) <= 160),
        CONSTRAINT ck_deposit_customer_email
          CHECK (customer_email LIKE '%_@_%' AND length(customer_email) <= 254),
        CONSTRAINT ck_deposit_customer_phone CHECK (customer_phone <> '' AND length(customer_phone) <= 40),
        CONSTRAINT ck_deposit_tops_amount CHECK (tops_amount > 0),
        CONSTRAINT ck_deposit_delivery_amount
          CHECK (delivery_amount >= 0 AND (delivery_amount > 0) = needs_delivery),
        CONSTRAINT ck_deposit_total_amount CHECK (total_amount = tops_amount + delivery_amount),
        CONSTRAINT ck_deposit_deposit_amount
          CHECK (deposit_amount > 0 AND deposit_amount = round(total_amount * 0.1, 2)),
        CONSTRAINT ck_deposit_delivery_address CHECK (
          needs_delivery = (delivery_address IS NOT NULL)
          AND delivery_address <> '' AND length(delivery_address) <= 520),
        CONSTRAINT ck_deposit_description CHECK (length(description) <= 8000),
        CONSTRAINT ck_deposit_paid_at CHECK ((paid_at IS NOT NULL) = (status = 'paid'))
      );

      CREATE TABLE deposit_quote (
        deposit_id text NOT NULL,
        quote_id text NOT NULL,
        position integer NOT NULL,
        reference text NOT NULL,
        amount numeric(12,2) NOT NULL,
        is_open boolean NOT NULL DEFAULT false,
        is_paid boolean NOT NULL DEFAULT false,
        CONSTRAINT pk_deposit_quote PRIMARY KEY (deposit_id, quote_id),
        CONSTRAINT fk_deposit_quote_deposit_id FOREIGN KEY (deposit_id) REFERENCES deposit (id),
        CONSTRAINT fk_deposit_quote_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id),
        CONSTRAINT ck_deposit_quote_position CHECK (position > 0),
        CONSTRAINT ck_deposit_quote_amount CHECK (amount > 0),
        CONSTRAINT ck_deposit_quote_is_open CHECK (NOT (is_open AND is_paid))
      );
      CREATE INDEX ix_deposit_quote_quote_id ON deposit_quote (quote_id);
      CREATE UNIQUE INDEX uq_deposit_quote_open ON deposit_quote (quote_id) WHERE is_open;
      CREATE UNIQUE INDEX uq_deposit_quote_paid ON deposit_quote (quote_id) WHERE is_paid;
      CREATE INDEX ix_quote_replaces_quote_id ON quote (replaces_quote_id) WHERE replaces_quote_id IS NOT NULL;

      CREATE TABLE deposit_request (
        idempotency_key text NOT NULL,
        request_hash text NOT NULL,
        deposit_id text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_deposit_request PRIMARY KEY (idempotency_key),
        CONSTRAINT fk_deposit_request_deposit_id FOREIGN KEY (deposit_id) REFERENCES deposit (id),
        CONSTRAINT ck_deposit_request_idempotency_key CHECK (idempotency_key ~ '^[A-Za-z0-9_-]{16,64}$')
      );

      CREATE INDEX ix_deposit_request_created_at ON deposit_request (created_at);

      CREATE TABLE payment_attempt (
        id text NOT NULL,
        deposit_id text NOT NULL,
        number integer NOT NULL,
        checkout_reference text NOT NULL,
        notice_token text NOT NULL,
        state text NOT NULL DEFAULT 'creating',
        amount numeric(12,2) NOT NULL,
        currency text NOT NULL,
        merchant_code text NOT NULL,
        valid_until timestamptz(3) NOT NULL,
        checkout_id text,
        payment_url text,
        lease_until timestamptz(3),
        next_check_at timestamptz(3),
        noticed_at timestamptz(3),
        last_checked_at timestamptz(3),
        last_answer_at timestamptz(3),
        tried_at timestamptz(3),
        checks integer NOT NULL DEFAULT 0,
        transaction_id text,
        transaction_code text,
        evidence jsonb,
        review_reason text,
        created_at timestamptz(3) NOT NULL,
        settled_at timestamptz(3),
        CONSTRAINT pk_payment_attempt PRIMARY KEY (id),
        CONSTRAINT uq_payment_attempt_deposit_id_number UNIQUE (deposit_id, number),
        CONSTRAINT uq_payment_attempt_checkout_reference UNIQUE (checkout_reference),
        CONSTRAINT uq_payment_attempt_notice_token UNIQUE (notice_token),
        CONSTRAINT uq_payment_attempt_checkout_id UNIQUE (checkout_id),
        CONSTRAINT fk_payment_attempt_deposit_id FOREIGN KEY (deposit_id) REFERENCES deposit (id),
        ${id('payment_attempt')},
        CONSTRAINT ck_payment_attempt_number CHECK (number > 0),
        CONSTRAINT ck_payment_attempt_checkout_reference CHECK (length(checkout_reference) <= 64),
        CONSTRAINT ck_payment_attempt_notice_token CHECK (notice_token ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_payment_attempt_state CHECK (state IN
          ('creating', 'open', 'failed', 'expired', 'closed', 'rejected', 'paid', 'review')),
        CONSTRAINT ck_payment_attempt_amount CHECK (amount > 0),
        CONSTRAINT ck_payment_attempt_currency CHECK (currency ~ '^[A-Z]{3}$'),
        CONSTRAINT ck_payment_attempt_checkout_id CHECK (checkout_id IS NOT NULL OR state NOT IN ('open', 'failed', 'paid')),
        CONSTRAINT ck_payment_attempt_review_reason CHECK ((review_reason IS NOT NULL) = (state = 'review')),
        CONSTRAINT ck_payment_attempt_settled_at
          CHECK ((settled_at IS NULL) = (state IN ('creating', 'open', 'failed')))
      );
      CREATE UNIQUE INDEX uq_payment_attempt_live ON payment_attempt (deposit_id)
        WHERE state IN ('creating', 'open', 'failed');
      CREATE UNIQUE INDEX uq_payment_attempt_paid ON payment_attempt (deposit_id) WHERE state = 'paid';
      CREATE INDEX ix_payment_attempt_next_check_at ON payment_attempt (next_check_at)
        WHERE next_check_at IS NOT NULL;

      CREATE TABLE staff_task (
        id text NOT NULL,
        kind text NOT NULL,
        key text NOT NULL,
        deposit_id text NOT NULL,
        attempt_id text,
        note text,
        due_at timestamptz(3) NOT NULL,
        created_at timestamptz(3) NOT NULL,
        done_at timestamptz(3),
        CONSTRAINT pk_staff_task PRIMARY KEY (id),
        CONSTRAINT fk_staff_task_deposit_id FOREIGN KEY (deposit_id) REFERENCES deposit (id),
        CONSTRAINT fk_staff_task_attempt_id FOREIGN KEY (attempt_id) REFERENCES payment_attempt (id),
        CONSTRAINT uq_staff_task_kind_key UNIQUE (kind, key),
        ${id('staff_task')},
        CONSTRAINT ck_staff_task_kind CHECK (kind IN ('call-customer', 'arrange-delivery', 'review-payment'))
      );
      CREATE INDEX ix_staff_task_due_at ON staff_task (due_at) WHERE done_at IS NULL;
      CREATE INDEX ix_staff_task_deposit_id ON staff_task (deposit_id);

      CREATE TABLE timeline_entry (
        id bigint GENERATED BY DEFAULT AS IDENTITY,
        quote_id text NOT NULL,
        kind text NOT NULL,
        details jsonb NOT NULL DEFAULT '{}',
        at timestamptz(3) NOT NULL,
        CONSTRAINT pk_timeline_entry PRIMARY KEY (id),
        CONSTRAINT fk_timeline_entry_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id),
        CONSTRAINT ck_timeline_entry_kind CHECK (kind <> ''),
        CONSTRAINT ck_timeline_entry_details CHECK (jsonb_typeof(details) = 'object')
      );
      CREATE INDEX ix_timeline_entry_quote_id_at ON timeline_entry (quote_id, at);

      CREATE TABLE outbox_message (
        id bigint GENERATED BY DEFAULT AS IDENTITY,
        topic text NOT NULL,
        key text NOT NULL,
        payload jsonb NOT NULL,
        created_at timestamptz(3) NOT NULL,
        next_try_at timestamptz(3),
        tries integer NOT NULL DEFAULT 0,
        last_error text,
        done_at timestamptz(3),
        CONSTRAINT pk_outbox_message PRIMARY KEY (id),
        CONSTRAINT uq_outbox_message_topic_key UNIQUE (topic, key),
        CONSTRAINT ck_outbox_message_topic CHECK (topic ~ '^[a-z][a-z-]*$'),
        CONSTRAINT ck_outbox_message_done_at CHECK ((done_at IS NULL) = (next_try_at IS NOT NULL))
      );
      CREATE INDEX ix_outbox_message_topic_next_try_at ON outbox_message (topic, next_try_at)
        WHERE next_try_at IS NOT NULL;

      CREATE FUNCTION announce_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('outbox_filled', '');
        RETURN NULL;
      END $$;
      CREATE TRIGGER outbox_message_is_announced
        AFTER INSERT ON outbox_message FOR EACH STATEMENT EXECUTE FUNCTION announce_outbox();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ix_quote_replaces_quote_id;
      DROP TABLE outbox_message, timeline_entry, staff_task, payment_attempt, deposit_request, deposit_quote, deposit;
      DROP FUNCTION announce_outbox;
    `);
  }
}
