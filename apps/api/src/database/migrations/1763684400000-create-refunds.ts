import type { MigrationInterface, QueryRunner } from 'typeorm';

const attemptStatesBefore = `'creating', 'open', 'failed', 'expired', 'closed', 'rejected', 'paid', 'review'`;

/**
 * Money that is given back, what each attempt was charged as far as it is known, a state for a charge that was given
 * back altogether, and the indexes by which weeks and days of money are added up.
 */
export class CreateRefunds1763684400000 implements MigrationInterface {
  name = 'CreateRefunds1763684400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payment_attempt
        ADD COLUMN charged_amount numeric(12,2),
        ADD COLUMN charged_currency text,
        DROP CONSTRAINT ck_payment_attempt_state,
        ADD CONSTRAINT ck_payment_attempt_state CHECK (state IN (${attemptStatesBefore}, 'returned')),
        DROP CONSTRAINT ck_payment_attempt_review_reason,
        ADD CONSTRAINT ck_payment_attempt_review_reason CHECK (review_reason IS NOT NULL OR state <> 'review'),
        ADD CONSTRAINT ck_payment_attempt_charged_amount CHECK (charged_amount >= 0);
      UPDATE payment_attempt SET charged_amount = amount, charged_currency = currency WHERE state = 'paid';
      CREATE INDEX ix_payment_attempt_transaction_id ON payment_attempt (transaction_id)
        WHERE transaction_id IS NOT NULL;
      CREATE INDEX ix_payment_attempt_settled_at ON payment_attempt (settled_at)
        WHERE state IN ('paid', 'review', 'returned');
      CREATE INDEX ix_payment_attempt_review ON payment_attempt (settled_at) WHERE state = 'review';
      CREATE INDEX ix_deposit_paid_at ON deposit (paid_at) WHERE paid_at IS NOT NULL;
      CREATE INDEX ix_quote_expected ON quote (created_at) INCLUDE (total_price)
        WHERE deleted_at IS NULL AND superseded_at IS NULL;

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
        CONSTRAINT pk_refund PRIMARY KEY (id),
        CONSTRAINT uq_refund_idempotency_key UNIQUE (idempotency_key),
        CONSTRAINT fk_refund_deposit_id FOREIGN KEY (deposit_id) REFERENCES deposit (id),
        CONSTRAINT fk_refund_attempt_id FOREIGN KEY (attempt_id) REFERENCES payment_attempt (id),
        CONSTRAINT ck_refund_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_refund_amount CHECK (amount > 0),
        CONSTRAINT ck_refund_state CHECK (state IN ('wanted', 'sent', 'confirmed', 'failed')),
        CONSTRAINT ck_refund_reason CHECK (reason <> '' AND length(reason) <= 300),
        CONSTRAINT ck_refund_idempotency_key CHECK (idempotency_key ~ '^[A-Za-z0-9_-]{16,64}$'),
        CONSTRAINT ck_refund_answer CHECK (answer IN ('accepted', 'rejected')),
        CONSTRAINT ck_refund_sent_at CHECK (
          (sent_at IS NOT NULL) = (sends > 0)
          AND (state NOT IN ('sent', 'confirmed') OR num_nulls(sent_at, booked_before, refused_before) = 0)),
        CONSTRAINT ck_refund_settled_at CHECK ((settled_at IS NULL) = (state IN ('wanted', 'sent'))),
        CONSTRAINT ck_refund_next_check_at CHECK ((next_check_at IS NULL) = (settled_at IS NOT NULL))
      );
      CREATE UNIQUE INDEX uq_refund_live ON refund (transaction_id) WHERE state IN ('wanted', 'sent');
      CREATE INDEX ix_refund_next_check_at ON refund (next_check_at) WHERE next_check_at IS NOT NULL;
      CREATE INDEX ix_refund_settled_at ON refund (settled_at) WHERE state = 'confirmed';
      CREATE INDEX ix_refund_deposit_id ON refund (deposit_id);
      CREATE INDEX ix_refund_attempt_id ON refund (attempt_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE refund;
      DROP INDEX ix_quote_expected, ix_deposit_paid_at, ix_payment_attempt_review, ix_payment_attempt_settled_at,
        ix_payment_attempt_transaction_id;
      UPDATE payment_attempt SET state = 'closed' WHERE state = 'returned';
      UPDATE payment_attempt SET review_reason = NULL WHERE state <> 'review';
      ALTER TABLE payment_attempt
        DROP COLUMN charged_amount,
        DROP COLUMN charged_currency,
        DROP CONSTRAINT ck_payment_attempt_state,
        ADD CONSTRAINT ck_payment_attempt_state CHECK (state IN (${attemptStatesBefore})),
        DROP CONSTRAINT ck_payment_attempt_review_reason,
        ADD CONSTRAINT ck_payment_attempt_review_reason CHECK ((review_reason IS NOT NULL) = (state = 'review'));
    `);
  }
}
