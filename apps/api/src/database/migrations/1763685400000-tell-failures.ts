import type { MigrationInterface, QueryRunner } from 'typeorm';

const leased = ['payment_attempt', 'refund', 'mail'];

const mailKindsBefore = `'quote', 'quotes', 'quote-reminder', 'quote-follow-up', 'quote-revised', 'deposit-confirmation',
  'payment-not-completed', 'deposit-refunded', 'contact-acknowledgement', 'trade-acknowledgement', 'staff-deposit-paid',
  'staff-payment-review', 'staff-contact', 'staff-trade', 'staff-revision-answered', 'staff-invitation'`;
const taskKindsBefore = `'call-customer', 'arrange-delivery', 'review-payment', 'answer-contact', 'answer-trade',
  'undelivered-mail', 'check-refund', 'revision-answered'`;
const subjects = 'num_nonnulls(deposit_id, contact_inquiry_id, trade_inquiry_id, mail_id, quote_id) > 0';

/**
 * A share of a deposit could be a penny or two less than nothing, where the others were each rounded up: those that were
 * rounded up most give it back. What was received on their quotes follows.
 */
const repairShares = `
  WITH lacking AS (
    SELECT deposit_id, -share * 100 AS pennies FROM deposit_quote WHERE share < 0
  ), given AS (
    SELECT deposit_id, quote_id, share - 0.01 AS share
    FROM (
      SELECT other.deposit_id, other.quote_id, other.share, lacking.pennies, row_number() OVER (
        PARTITION BY other.deposit_id ORDER BY other.share - other.amount * 0.1 DESC, other.position) AS place
      FROM lacking JOIN deposit_quote AS other ON other.deposit_id = lacking.deposit_id AND other.share > other.refunded
    ) AS ranked
    WHERE place <= pennies
    UNION ALL
    SELECT deposit_id, quote_id, 0 FROM deposit_quote WHERE share < 0
  ), repaired AS (
    UPDATE deposit_quote SET share = given.share FROM given
    WHERE deposit_quote.deposit_id = given.deposit_id AND deposit_quote.quote_id = given.quote_id
    RETURNING deposit_quote.quote_id, deposit_quote.share - deposit_quote.refunded AS received, is_paid
  )
  UPDATE quote SET received = repaired.received FROM repaired
  WHERE quote.id = repaired.quote_id AND repaired.is_paid AND quote.superseded_at IS NULL
    AND NOT EXISTS (SELECT FROM quote_revision WHERE quote_revision.quote_id = quote.id AND state = 'agreed');`;

/** What is worked on under a lease counts how often that failed, and staff are told; no share of a deposit is below 0. */
export class TellFailures1763685400000 implements MigrationInterface {
  name = 'TellFailures1763685400000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of leased) {
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN failures integer NOT NULL DEFAULT 0, ADD COLUMN last_failure text`);
    }
    await runner.query(`
      ${repairShares}
      ALTER TABLE deposit_quote ADD CONSTRAINT ck_deposit_quote_share CHECK (share >= 0);
      ALTER TABLE staff_task
        DROP CONSTRAINT ck_staff_task_kind,
        ADD CONSTRAINT ck_staff_task_kind CHECK (kind IN (${taskKindsBefore}, 'alert')),
        DROP CONSTRAINT ck_staff_task_subject,
        ADD CONSTRAINT ck_staff_task_subject CHECK (kind = 'alert' OR ${subjects});
      ALTER TABLE mail
        DROP CONSTRAINT ck_mail_kind,
        ADD CONSTRAINT ck_mail_kind CHECK (kind IN (${mailKindsBefore}, 'staff-alert'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM staff_task WHERE kind = 'alert'
        OR mail_id IN (SELECT id FROM mail WHERE kind = 'staff-alert');
      DELETE FROM mail WHERE kind = 'staff-alert';
      ALTER TABLE mail
        DROP CONSTRAINT ck_mail_kind,
        ADD CONSTRAINT ck_mail_kind CHECK (kind IN (${mailKindsBefore}));
      ALTER TABLE staff_task
        DROP CONSTRAINT ck_staff_task_kind,
        ADD CONSTRAINT ck_staff_task_kind CHECK (kind IN (${taskKindsBefore})),
        DROP CONSTRAINT ck_staff_task_subject,
        ADD CONSTRAINT ck_staff_task_subject CHECK (${subjects});
      ALTER TABLE deposit_quote DROP CONSTRAINT ck_deposit_quote_share`);
    for (const table of leased) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN failures, DROP COLUMN last_failure`);
    }
  }
}
