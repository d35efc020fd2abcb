import type { QueryRunner } from 'typeorm';
import { FirstRelease } from '../first-release';

/**
 * Card payments of deposits and balances: each payment, its attempts (pages of the card provider), and refunds.
 */
export class CreatePayments1763900006000 extends FirstRelease {
  name = 'CreatePayments1763900006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE deposit (
        id text CONSTRAINT pk_deposit PRIMARY KEY CONSTRAINT ck_deposit_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        status text NOT NULL DEFAULT 'pending',
        customer_name text NOT NULL,
        customer_email text NOT NULL,
        customer_phone text NOT NULL,
        tops_amount numeric(12,2) NOT NULL CONSTRAINT ck_deposit_tops_amount CHECK (tops_amount > 0),
        delivery_amount numeric(12,2) NOT NULL,
        total_amount numeric(12,2) NOT NULL,
        deposit_amount numeric(12,2) NOT NULL,
        needs_delivery boolean NOT NULL,
        delivery_address text,
        description text NOT NULL CONSTRAINT ck_deposit_description CHECK (length(description) <= 8000),
        created_at timestamptz(3) NOT NULL,
        paid_at timestamptz(3),
        erased_at timestamptz(3),
        search_text text NOT NULL GENERATED ALWAYS AS (search_text_of(
          regexp_replace(regexp_replace(customer_phone, '\\D', '', 'g'), '^(?:00)?440?(?=\\d{9})', '0'),
          customer_name, customer_email)) STORED,
        purpose text NOT NULL DEFAULT 'deposit' CONSTRAINT ck_deposit_purpose CHECK (purpose IN ('deposit', 'balance')),
        basket_digest text,
        browser_digest text,
        person text NOT NULL DEFAULT '',
        is_open boolean NOT NULL DEFAULT false,
        order_id text NOT NULL CONSTRAINT fk_deposit_order_id REFERENCES customer_order (id),
        CONSTRAINT ck_deposit_is_open CHECK (NOT (is_open AND status = 'paid')),
        CONSTRAINT ck_deposit_customer_email CHECK (customer_email LIKE '%_@_%' AND length(customer_email) <= 254),
        CONSTRAINT ck_deposit_customer_name CHECK ((customer_name <> '' OR purpose = 'balance')
          AND length(customer_name) <= 160),
        CONSTRAINT ck_deposit_customer_phone CHECK ((customer_phone <> '' OR purpose = 'balance')
          AND length(customer_phone) <= 40),
        CONSTRAINT ck_deposit_delivery_address CHECK (needs_delivery = (delivery_address IS NOT NULL)
          AND delivery_address <> '' AND length(delivery_address) <= 520),
        CONSTRAINT ck_deposit_delivery_amount CHECK (delivery_amount >= 0 AND (delivery_amount > 0) = needs_delivery),
        CONSTRAINT ck_deposit_deposit_amount CHECK (deposit_amount > 0 AND CASE purpose
          WHEN 'balance' THEN deposit_amount <= total_amount ELSE deposit_amount = round(total_amount * 0.1, 2) END),
        CONSTRAINT ck_deposit_paid_at CHECK ((paid_at IS NOT NULL) = (status = 'paid')),
        CONSTRAINT ck_deposit_status CHECK (status IN ('pending', 'paid', 'failed', 'review')),
        CONSTRAINT ck_deposit_total_amount CHECK (total_amount = (tops_amount + delivery_amount))
      );
      CREATE INDEX ix_deposit_created_at_id ON deposit (created_at, id) INCLUDE (status, search_text);
      CREATE INDEX ix_deposit_deposit_amount_created_at_id ON deposit (deposit_amount, created_at, id);
      CREATE INDEX ix_deposit_order_id ON deposit (order_id);
      CREATE INDEX ix_deposit_paid_at ON deposit (paid_at) INCLUDE (id) WHERE paid_at IS NOT NULL;
      CREATE INDEX ix_deposit_person_email ON deposit (lower(customer_email));
      CREATE INDEX ix_deposit_search_text ON deposit USING gin (search_text gin_trgm_ops);
      CREATE INDEX ix_deposit_status ON deposit (status);
      CREATE UNIQUE INDEX uq_deposit_open ON deposit (order_id, purpose) WHERE is_open;
      CREATE UNIQUE INDEX uq_deposit_paid ON deposit (order_id) WHERE status = 'paid' AND purpose = 'deposit';
      CREATE INDEX ix_deposit_status_created_at_id ON deposit (status, created_at, id);

      CREATE TABLE deposit_request (
        idempotency_key text CONSTRAINT pk_deposit_request PRIMARY KEY,
        request_hash text NOT NULL,
        deposit_id text NOT NULL CONSTRAINT fk_deposit_request_deposit_id REFERENCES deposit (id),
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT ck_deposit_request_idempotency_key CHECK (idempotency_key ~ '^[A-Za-z0-9_-]{16,64}$')
      );
      CREATE INDEX ix_deposit_request_created_at ON deposit_request (created_at);

      CREATE TABLE payment_attempt (
        id text CONSTRAINT pk_payment_attempt PRIMARY KEY,
        deposit_id text NOT NULL CONSTRAINT fk_payment_attempt_deposit_id REFERENCES deposit (id),
        number integer NOT NULL CONSTRAINT ck_payment_attempt_number CHECK (number > 0),
        checkout_reference text NOT NULL CONSTRAINT uq_payment_attempt_checkout_reference UNIQUE,
        notice_token text NOT NULL CONSTRAINT uq_payment_attempt_notice_token UNIQUE,
        state text NOT NULL DEFAULT 'creating',
        amount numeric(12,2) NOT NULL CONSTRAINT ck_payment_attempt_amount CHECK (amount > 0),
        currency text NOT NULL CONSTRAINT ck_payment_attempt_currency CHECK (currency ~ '^[A-Z]{3}$'),
        merchant_code text NOT NULL,
        valid_until timestamptz(3) NOT NULL,
        checkout_id text CONSTRAINT uq_payment_attempt_checkout_id UNIQUE,
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
        charged_amount numeric(12,2) CONSTRAINT ck_payment_attempt_charged_amount CHECK (charged_amount >= 0),
        charged_currency text,
        failures integer NOT NULL DEFAULT 0,
        last_failure text,
        CONSTRAINT uq_payment_attempt_deposit_id_number UNIQUE (deposit_id, number),
        CONSTRAINT ck_payment_attempt_checkout_id CHECK (checkout_id IS NOT NULL OR (state NOT IN ('open', 'failed', 'paid'))),
        CONSTRAINT ck_payment_attempt_checkout_reference CHECK (length(checkout_reference) <= 64),
        CONSTRAINT ck_payment_attempt_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_payment_attempt_notice_token CHECK (notice_token ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_payment_attempt_review_reason CHECK (review_reason IS NOT NULL OR state <> 'review'),
        CONSTRAINT ck_payment_attempt_settled_at CHECK ((settled_at IS NULL) = (state IN ('creating', 'open', 'failed'))),
        CONSTRAINT ck_payment_attempt_state CHECK (state IN ('creating', 'open', 'failed', 'expired', 'closed', 'rejected',
          'paid', 'review', 'returned'))
      );
      CREATE INDEX ix_payment_attempt_next_check_at ON payment_attempt (next_check_at) WHERE next_check_at IS NOT NULL;
      CREATE INDEX ix_payment_attempt_paid ON payment_attempt (settled_at) INCLUDE (charged_amount) WHERE state = 'paid';
      CREATE INDEX ix_payment_attempt_returned ON payment_attempt (id) WHERE state = 'returned';
      CREATE INDEX ix_payment_attempt_review ON payment_attempt (settled_at) WHERE state = 'review';
      CREATE INDEX ix_payment_attempt_settled_at ON payment_attempt (settled_at)
        WHERE state IN ('paid', 'review', 'returned');
      CREATE INDEX ix_payment_attempt_transaction_code ON payment_attempt USING gin (lower(transaction_code) gin_trgm_ops);
      CREATE INDEX ix_payment_attempt_transaction_id ON payment_attempt (transaction_id) WHERE transaction_id IS NOT NULL;
      CREATE UNIQUE INDEX uq_payment_attempt_live ON payment_attempt (deposit_id)
        WHERE state IN ('creating', 'open', 'failed');
      CREATE UNIQUE INDEX uq_payment_attempt_paid ON payment_attempt (deposit_id) WHERE state = 'paid';

      CREATE TABLE refund (
        id text CONSTRAINT pk_refund PRIMARY KEY CONSTRAINT ck_refund_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        deposit_id text NOT NULL CONSTRAINT fk_refund_deposit_id REFERENCES deposit (id),
        attempt_id text NOT NULL CONSTRAINT fk_refund_attempt_id REFERENCES payment_attempt (id),
        transaction_id text NOT NULL,
        amount numeric(12,2) NOT NULL CONSTRAINT ck_refund_amount CHECK (amount > 0),
        is_of_deposit boolean NOT NULL,
        reason text NOT NULL CONSTRAINT ck_refund_reason CHECK (reason <> '' AND length(reason) <= 300),
        state text NOT NULL DEFAULT 'requested',
        asked_by integer,
        idempotency_key text NOT NULL CONSTRAINT uq_refund_idempotency_key UNIQUE,
        request_hash text NOT NULL,
        earlier_refunds integer,
        earlier_failures integer,
        sent_at timestamptz(3),
        sends integer NOT NULL DEFAULT 0,
        answer text CONSTRAINT ck_refund_answer CHECK (answer IN ('accepted', 'rejected')),
        remark text,
        lease_until timestamptz(3),
        next_check_at timestamptz(3),
        checks integer NOT NULL DEFAULT 0,
        created_at timestamptz(3) NOT NULL,
        settled_at timestamptz(3),
        failures integer NOT NULL DEFAULT 0,
        last_failure text,
        most_sends integer NOT NULL DEFAULT 3,
        CONSTRAINT ck_refund_idempotency_key CHECK (idempotency_key ~ '^[A-Za-z0-9_-]{16,64}$'),
        CONSTRAINT ck_refund_next_check_at CHECK ((next_check_at IS NULL) = (settled_at IS NOT NULL)),
        CONSTRAINT ck_refund_sent_at CHECK ((sent_at IS NOT NULL) = (sends > 0) AND ((state NOT IN ('sent', 'confirmed'))
          OR num_nulls(sent_at, earlier_refunds, earlier_failures) = 0)),
        CONSTRAINT ck_refund_settled_at CHECK ((settled_at IS NULL) = (state IN ('requested', 'sent'))),
        CONSTRAINT ck_refund_state CHECK (state IN ('requested', 'sent', 'confirmed', 'failed', 'settled-outside'))
      );
      CREATE INDEX ix_refund_attempt_id ON refund (attempt_id);
      CREATE INDEX ix_refund_deposit_id ON refund (deposit_id);
      CREATE INDEX ix_refund_next_check_at ON refund (next_check_at) WHERE next_check_at IS NOT NULL;
      CREATE INDEX ix_refund_settled_at ON refund (settled_at) WHERE state = 'confirmed';
      CREATE UNIQUE INDEX uq_refund_live ON refund (transaction_id) WHERE state IN ('requested', 'sent');

      CREATE FUNCTION guard_balance_page() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.deposit_amount > coalesce(order_price(NEW.order_id) - (
          SELECT received FROM customer_order WHERE id = NEW.order_id), 0) THEN
          RAISE EXCEPTION 'a card page would take more than is due' USING ERRCODE = 'check_violation';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER balance_page_is_due BEFORE UPDATE OF is_open ON deposit FOR EACH ROW WHEN (NEW.is_open
        AND NOT OLD.is_open AND NEW.purpose = 'balance') EXECUTE FUNCTION guard_balance_page();`);
  }
}
