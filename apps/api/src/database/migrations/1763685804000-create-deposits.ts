import type { MigrationInterface, QueryRunner } from 'typeorm';

const publicId = (table: string) => `CONSTRAINT ck_${table}_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$')`;

/** A number as it is dialled in the country, by digits alone: `+44 (0)118 …`, `0044 118 …` and `0118 …` are one. */
const nationalDigits = (phone: string) =>
  `regexp_replace(regexp_replace(${phone}, '\\D', '', 'g'), '^(?:00)?440?(?=\\d{9})', '0')`;

/**
 * Deposits, the attempts to pay them (D5, D15 to D24) and refunds. The guards that no code may get past stand here:
 * amounts that belong together, one open page and one charge for each quote, one live and one paid attempt for each
 * deposit, one refund under way for each charge.
 */
export class CreateDeposits1763685804000 implements MigrationInterface {
  name = 'CreateDeposits1763685804000';

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
        erased_at timestamptz(3),
        search_text text NOT NULL DEFAULT '',
        CONSTRAINT pk_deposit PRIMARY KEY (id),
        ${publicId('deposit')},
        CONSTRAINT ck_deposit_status CHECK (status IN ('pending', 'paid', 'failed', 'review')),
        CONSTRAINT ck_deposit_customer_name CHECK (customer_name <> '' AND length(customer_name) <= 160),
        CONSTRAINT ck_deposit_customer_email CHECK (customer_email LIKE '%_@_%' AND length(customer_email) <= 254),
        CONSTRAINT ck_deposit_customer_phone CHECK (customer_phone <> '' AND length(customer_phone) <= 40),
        CONSTRAINT ck_deposit_tops_amount CHECK (tops_amount > 0),
        CONSTRAINT ck_deposit_delivery_amount CHECK (delivery_amount >= 0 AND (delivery_amount > 0) = needs_delivery),
        CONSTRAINT ck_deposit_total_amount CHECK (total_amount = tops_amount + delivery_amount),
        CONSTRAINT ck_deposit_deposit_amount CHECK (
          deposit_amount > 0 AND deposit_amount = round(total_amount * 0.1, 2)),
        CONSTRAINT ck_deposit_delivery_address CHECK (
          needs_delivery = (delivery_address IS NOT NULL) AND delivery_address <> ''
          AND length(delivery_address) <= 520),
        CONSTRAINT ck_deposit_description CHECK (length(description) <= 8000),
        CONSTRAINT ck_deposit_paid_at CHECK ((paid_at IS NOT NULL) = (status = 'paid'))
      );
      CREATE INDEX ix_deposit_created_at_id ON deposit (created_at, id) INCLUDE (status, search_text);
      CREATE INDEX ix_deposit_deposit_amount_created_at_id ON deposit (deposit_amount, created_at, id);
      CREATE INDEX ix_deposit_paid_at ON deposit (paid_at) INCLUDE (id) WHERE paid_at IS NOT NULL;
      CREATE INDEX ix_deposit_person_email ON deposit (lower(customer_email));
      CREATE INDEX ix_deposit_search_text ON deposit USING gin (search_text gin_trgm_ops);
      CREATE INDEX ix_deposit_status ON deposit (status);
      CREATE INDEX ix_deposit_status_created_at_id ON deposit (status, created_at, id);

      CREATE TABLE deposit_quote (
        deposit_id text NOT NULL,
        quote_id text NOT NULL,
        position integer NOT NULL,
        reference text NOT NULL,
        amount numeric(12,2) NOT NULL,
        is_open boolean NOT NULL DEFAULT false,
        is_paid boolean NOT NULL DEFAULT false,
        share numeric(12,2) NOT NULL,
        refunded numeric(12,2) NOT NULL DEFAULT 0,
        CONSTRAINT pk_deposit_quote PRIMARY KEY (deposit_id, quote_id),
        CONSTRAINT ck_deposit_quote_position CHECK (position > 0),
        CONSTRAINT ck_deposit_quote_amount CHECK (amount > 0),
        CONSTRAINT ck_deposit_quote_is_open CHECK (NOT (is_open AND is_paid)),
        CONSTRAINT ck_deposit_quote_refunded CHECK (refunded >= 0),
        CONSTRAINT ck_deposit_quote_share CHECK (share >= 0),
        CONSTRAINT fk_deposit_quote_deposit_id FOREIGN KEY (deposit_id) REFERENCES deposit (id),
        CONSTRAINT fk_deposit_quote_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id)
      );
      CREATE INDEX ix_deposit_quote_quote_id ON deposit_quote (quote_id);
      CREATE INDEX ix_deposit_quote_reference ON deposit_quote USING gin (lower(reference) gin_trgm_ops);
      CREATE UNIQUE INDEX uq_deposit_quote_open ON deposit_quote (quote_id) WHERE is_open;
      CREATE UNIQUE INDEX uq_deposit_quote_paid ON deposit_quote (quote_id) WHERE is_paid;

      CREATE TABLE deposit_person (
        deposit_id text NOT NULL,
        number integer NOT NULL,
        name text NOT NULL,
        address text NOT NULL,
        delivery_address text,
        CONSTRAINT pk_deposit_person PRIMARY KEY (deposit_id, number),
        CONSTRAINT ck_deposit_person_number CHECK (number > 0),
        CONSTRAINT fk_deposit_person_deposit_id FOREIGN KEY (deposit_id) REFERENCES deposit (id)
      );
      CREATE UNIQUE INDEX uq_deposit_person_address ON deposit_person (deposit_id, lower(address));

      CREATE TABLE deposit_request (
        idempotency_key text NOT NULL,
        request_hash text NOT NULL,
        deposit_id text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_deposit_request PRIMARY KEY (idempotency_key),
        CONSTRAINT ck_deposit_request_idempotency_key CHECK (idempotency_key ~ '^[A-Za-z0-9_-]{16,64}$'),
        CONSTRAINT fk_deposit_request_deposit_id FOREIGN KEY (deposit_id) REFERENCES deposit (id)
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
        charged_amount numeric(12,2),
        charged_currency text,
        failures integer NOT NULL DEFAULT 0,
        last_failure text,
        CONSTRAINT pk_payment_attempt PRIMARY KEY (id),
        CONSTRAINT uq_payment_attempt_deposit_id_number UNIQUE (deposit_id, number),
        CONSTRAINT uq_payment_attempt_checkout_reference UNIQUE (checkout_reference),
        CONSTRAINT uq_payment_attempt_notice_token UNIQUE (notice_token),
        CONSTRAINT uq_payment_attempt_checkout_id UNIQUE (checkout_id),
        ${publicId('payment_attempt')},
        CONSTRAINT ck_payment_attempt_number CHECK (number > 0),
        CONSTRAINT ck_payment_attempt_checkout_reference CHECK (length(checkout_reference) <= 64),
        CONSTRAINT ck_payment_attempt_notice_token CHECK (notice_token ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_payment_attempt_state CHECK (
          state IN ('creating', 'open', 'failed', 'expired', 'closed', 'rejected', 'paid', 'review', 'returned')),
        CONSTRAINT ck_payment_attempt_amount CHECK (amount > 0),
        CONSTRAINT ck_payment_attempt_currency CHECK (currency ~ '^[A-Z]{3}$'),
        CONSTRAINT ck_payment_attempt_checkout_id CHECK (
          checkout_id IS NOT NULL OR state NOT IN ('open', 'failed', 'paid')),
        CONSTRAINT ck_payment_attempt_review_reason CHECK (review_reason IS NOT NULL OR state <> 'review'),
        CONSTRAINT ck_payment_attempt_settled_at CHECK (
          (settled_at IS NULL) = (state IN ('creating', 'open', 'failed'))),
        CONSTRAINT ck_payment_attempt_charged_amount CHECK (charged_amount >= 0),
        CONSTRAINT fk_payment_attempt_deposit_id FOREIGN KEY (deposit_id) REFERENCES deposit (id)
      );
      CREATE INDEX ix_payment_attempt_next_check_at ON payment_attempt (next_check_at)
        WHERE next_check_at IS NOT NULL;
      CREATE INDEX ix_payment_attempt_received ON payment_attempt (deposit_id) INCLUDE (charged_amount)
        WHERE state = 'paid';
      CREATE INDEX ix_payment_attempt_review ON payment_attempt (settled_at) WHERE state = 'review';
      CREATE INDEX ix_payment_attempt_settled_at ON payment_attempt (settled_at)
        WHERE state IN ('paid', 'review', 'returned');
      CREATE INDEX ix_payment_attempt_transaction_code ON payment_attempt
        USING gin (lower(transaction_code) gin_trgm_ops);
      CREATE INDEX ix_payment_attempt_transaction_id ON payment_attempt (transaction_id)
        WHERE transaction_id IS NOT NULL;
      CREATE UNIQUE INDEX uq_payment_attempt_live ON payment_attempt (deposit_id)
        WHERE state IN ('creating', 'open', 'failed');
      CREATE UNIQUE INDEX uq_payment_attempt_paid ON payment_attempt (deposit_id) WHERE state = 'paid';

      CREATE TABLE refund (
        id text NOT NULL,
        deposit_id text NOT NULL,
        attempt_id text NOT NULL,
        transaction_id text NOT NULL,
        amount numeric(12,2) NOT NULL,
        is_of_deposit boolean NOT NULL,
        reason text NOT NULL,
        state text NOT NULL DEFAULT 'wanted',
        asked_by integer,
        idempotency_key text NOT NULL,
        request_hash text NOT NULL,
        booked_before integer,
        refused_before integer,
        sent_at timestamptz(3),
        sends integer NOT NULL DEFAULT 0,
        answer text,
        remark text,
        lease_until timestamptz(3),
        next_check_at timestamptz(3),
        checks integer NOT NULL DEFAULT 0,
        created_at timestamptz(3) NOT NULL,
        settled_at timestamptz(3),
        failures integer NOT NULL DEFAULT 0,
        last_failure text,
        most_sends integer NOT NULL DEFAULT 3,
        CONSTRAINT pk_refund PRIMARY KEY (id),
        CONSTRAINT uq_refund_idempotency_key UNIQUE (idempotency_key),
        ${publicId('refund')},
        CONSTRAINT ck_refund_amount CHECK (amount > 0),
        CONSTRAINT ck_refund_state CHECK (state IN ('wanted', 'sent', 'confirmed', 'failed', 'settled-outside')),
        CONSTRAINT ck_refund_reason CHECK (reason <> '' AND length(reason) <= 300),
        CONSTRAINT ck_refund_idempotency_key CHECK (idempotency_key ~ '^[A-Za-z0-9_-]{16,64}$'),
        CONSTRAINT ck_refund_answer CHECK (answer IN ('accepted', 'rejected')),
        CONSTRAINT ck_refund_sent_at CHECK (
          (sent_at IS NOT NULL) = (sends > 0) AND (state NOT IN ('sent', 'confirmed')
          OR num_nulls(sent_at, booked_before, refused_before) = 0)),
        CONSTRAINT ck_refund_settled_at CHECK ((settled_at IS NULL) = (state IN ('wanted', 'sent'))),
        CONSTRAINT ck_refund_next_check_at CHECK ((next_check_at IS NULL) = (settled_at IS NOT NULL)),
        CONSTRAINT fk_refund_deposit_id FOREIGN KEY (deposit_id) REFERENCES deposit (id),
        CONSTRAINT fk_refund_attempt_id FOREIGN KEY (attempt_id) REFERENCES payment_attempt (id)
      );
      CREATE INDEX ix_refund_attempt_id ON refund (attempt_id);
      CREATE INDEX ix_refund_deposit_id ON refund (deposit_id);
      CREATE INDEX ix_refund_next_check_at ON refund (next_check_at) WHERE next_check_at IS NOT NULL;
      CREATE INDEX ix_refund_settled_at ON refund (settled_at) WHERE state = 'confirmed';
      CREATE UNIQUE INDEX uq_refund_live ON refund (transaction_id) WHERE state IN ('wanted', 'sent');

      CREATE FUNCTION keep_deposit_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Each field begins behind a space, as words do.
        NEW.search_text := lower(concat_ws(E'\\n ', '', ${nationalDigits('NEW.customer_phone')},
          NEW.customer_name, NEW.customer_email));
        RETURN NEW;
      END $$;
      CREATE TRIGGER deposit_search_text_is_kept
        BEFORE INSERT OR UPDATE OF customer_name, customer_email, customer_phone, search_text ON deposit
        FOR EACH ROW EXECUTE FUNCTION keep_deposit_search_text();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE refund, payment_attempt, deposit_request, deposit_person, deposit_quote, deposit;
      DROP FUNCTION keep_deposit_search_text;
    `);
  }
}
