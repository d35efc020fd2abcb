import type { MigrationInterface, QueryRunner } from 'typeorm';

const mailKindsBefore = `'quote', 'quotes', 'quote-reminder', 'deposit-confirmation', 'payment-not-completed',
  'contact-acknowledgement', 'trade-acknowledgement', 'staff-deposit-paid', 'staff-payment-review', 'staff-contact',
  'staff-trade', 'staff-invitation'`;
const taskKindsBefore = `'call-customer', 'arrange-delivery', 'review-payment', 'answer-contact', 'answer-trade',
  'undelivered-mail'`;

/**
 * What staff need to see orders and money through: how a quote came in, what was received on it and which part of a
 * deposit is its own, where it goes, which quote took its place, and who did what on its timeline.
 */
export class PrepareOrders1763684280000 implements MigrationInterface {
  name = 'PrepareOrders1763684280000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quote
        ADD COLUMN channel text NOT NULL DEFAULT 'web',
        ADD COLUMN received numeric(12,2) NOT NULL DEFAULT 0,
        ADD COLUMN delivery_address text,
        ADD COLUMN superseded_at timestamptz(3),
        ADD COLUMN measured_at timestamptz(3),
        ADD CONSTRAINT ck_quote_channel CHECK (channel IN ('web', 'phone', 'showroom', 'email')),
        ADD CONSTRAINT ck_quote_delivery_address CHECK (delivery_address <> '' AND length(delivery_address) <= 520);

      ALTER TABLE deposit_quote
        ADD COLUMN share numeric(12,2),
        ADD COLUMN refunded numeric(12,2) NOT NULL DEFAULT 0,
        ADD CONSTRAINT ck_deposit_quote_refunded CHECK (refunded >= 0);
      UPDATE deposit_quote SET share = CASE WHEN position > 1 THEN round(amount * 0.1, 2)
        ELSE (SELECT deposit_amount FROM deposit WHERE deposit.id = deposit_id)
          - (SELECT coalesce(sum(round(other.amount * 0.1, 2)), 0) FROM deposit_quote AS other
             WHERE other.deposit_id = deposit_quote.deposit_id AND other.position > 1) END;
      ALTER TABLE deposit_quote ALTER COLUMN share SET NOT NULL;

      UPDATE quote SET received = paid.received
      FROM (SELECT quote_id, sum(share) AS received FROM deposit_quote WHERE is_paid GROUP BY quote_id) AS paid
      WHERE quote.id = paid.quote_id;
      UPDATE quote SET delivery_address = latest.delivery_address
      FROM (
        SELECT DISTINCT ON (quote_id) quote_id, delivery_address
        FROM deposit_quote JOIN deposit ON deposit.id = deposit_id
        ORDER BY quote_id, deposit.created_at DESC) AS latest
      WHERE quote.id = latest.quote_id AND latest.delivery_address IS NOT NULL;

      ALTER TABLE timeline_entry ADD COLUMN actor_id integer;
      UPDATE timeline_entry SET actor_id = (details ->> 'actorId')::integer, details = details - 'actorId'
      WHERE details ? 'actorId';

      ALTER TABLE staff_task
        ADD COLUMN quote_id text,
        ADD COLUMN done_by integer,
        DROP CONSTRAINT ck_staff_task_kind,
        ADD CONSTRAINT ck_staff_task_kind
          CHECK (kind IN (${taskKindsBefore}, 'check-refund', 'revision-answered')),
        DROP CONSTRAINT ck_staff_task_subject,
        ADD CONSTRAINT ck_staff_task_subject
          CHECK (num_nonnulls(deposit_id, contact_inquiry_id, trade_inquiry_id, mail_id, quote_id) > 0),
        ADD CONSTRAINT fk_staff_task_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id);
      CREATE INDEX ix_staff_task_quote_id ON staff_task (quote_id);
      CREATE INDEX ix_staff_task_done_at ON staff_task (done_at) WHERE done_at IS NOT NULL;

      ALTER TABLE mail
        DROP CONSTRAINT ck_mail_kind,
        ADD CONSTRAINT ck_mail_kind CHECK (kind IN (${mailKindsBefore}, 'quote-follow-up', 'deposit-refunded',
          'quote-revised', 'staff-revision-answered'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM mail WHERE kind IN ('quote-follow-up', 'deposit-refunded', 'quote-revised', 'staff-revision-answered');
      ALTER TABLE mail
        DROP CONSTRAINT ck_mail_kind,
        ADD CONSTRAINT ck_mail_kind CHECK (kind IN (${mailKindsBefore}));

      DELETE FROM staff_task WHERE kind IN ('check-refund', 'revision-answered');
      ALTER TABLE staff_task
        DROP COLUMN quote_id,
        DROP COLUMN done_by,
        DROP CONSTRAINT ck_staff_task_kind,
        ADD CONSTRAINT ck_staff_task_kind CHECK (kind IN (${taskKindsBefore})),
        ADD CONSTRAINT ck_staff_task_subject
          CHECK (num_nonnulls(deposit_id, contact_inquiry_id, trade_inquiry_id, mail_id) > 0);
      DROP INDEX ix_staff_task_done_at;

      UPDATE timeline_entry SET details = details || jsonb_build_object('actorId', actor_id) WHERE actor_id IS NOT NULL;
      ALTER TABLE timeline_entry DROP COLUMN actor_id;
      ALTER TABLE deposit_quote DROP COLUMN share, DROP COLUMN refunded;
      ALTER TABLE quote
        DROP COLUMN channel, DROP COLUMN received, DROP COLUMN delivery_address, DROP COLUMN superseded_at,
        DROP COLUMN measured_at;
    `);
  }
}
