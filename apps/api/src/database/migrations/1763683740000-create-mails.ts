import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Mails, which are their own outbox and log, and staff tasks about more than deposits. What waited in the outbox for
 * mails to come was meant for people of whom some were written to in another way since: it is not sent after all.
 */
export class CreateMails1763683740000 implements MigrationInterface {
  name = 'CreateMails1763683740000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail (
        id text NOT NULL,
        kind text NOT NULL,
        key text NOT NULL,
        state text NOT NULL DEFAULT 'waiting',
        to_name text,
        to_address text,
        quote_ids text[] NOT NULL DEFAULT '{}',
        deposit_id text,
        contact_inquiry_id text,
        trade_inquiry_id text,
        details jsonb NOT NULL DEFAULT '{}',
        subject text,
        html text,
        text text,
        attachments jsonb NOT NULL DEFAULT '[]',
        source bytea,
        tries integer NOT NULL DEFAULT 0,
        doubtful_tries integer NOT NULL DEFAULT 0,
        next_try_at timestamptz(3),
        lease_until timestamptz(3),
        remark text,
        created_at timestamptz(3) NOT NULL,
        wanted_at timestamptz(3) NOT NULL DEFAULT now(),
        composed_at timestamptz(3),
        settled_at timestamptz(3),
        CONSTRAINT pk_mail PRIMARY KEY (id),
        CONSTRAINT uq_mail_kind_key UNIQUE (kind, key),
        CONSTRAINT fk_mail_deposit_id FOREIGN KEY (deposit_id) REFERENCES deposit (id),
        CONSTRAINT fk_mail_contact_inquiry_id FOREIGN KEY (contact_inquiry_id) REFERENCES contact_inquiry (id),
        CONSTRAINT fk_mail_trade_inquiry_id FOREIGN KEY (trade_inquiry_id) REFERENCES trade_inquiry (id),
        CONSTRAINT ck_mail_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_mail_kind CHECK (kind IN ('quote', 'quotes', 'quote-reminder', 'deposit-confirmation',
          'payment-not-completed', 'contact-acknowledgement', 'trade-acknowledgement', 'staff-deposit-paid',
          'staff-payment-review', 'staff-contact', 'staff-trade')),
        CONSTRAINT ck_mail_state CHECK (state IN ('waiting', 'sent', 'failed', 'withheld')),
        CONSTRAINT ck_mail_to_address CHECK (to_address LIKE '%_@_%' AND length(to_address) <= 254),
        CONSTRAINT ck_mail_next_try_at CHECK ((next_try_at IS NOT NULL) = (state = 'waiting')),
        CONSTRAINT ck_mail_settled_at CHECK ((settled_at IS NULL) = (state = 'waiting')),
        CONSTRAINT ck_mail_source CHECK (source IS NULL OR state = 'waiting'),
        CONSTRAINT ck_mail_composed_at CHECK ((composed_at IS NULL) = (subject IS NULL)
          AND (composed_at IS NOT NULL OR state IN ('waiting', 'withheld', 'failed')))
      );
      CREATE INDEX ix_mail_next_try_at ON mail (next_try_at) WHERE next_try_at IS NOT NULL;
      CREATE INDEX ix_mail_sent_at ON mail (settled_at) WHERE state = 'sent';
      CREATE INDEX ix_mail_to_address ON mail (to_address);
      CREATE INDEX ix_mail_deposit_id ON mail (deposit_id);
      CREATE INDEX ix_mail_contact_inquiry_id ON mail (contact_inquiry_id);
      CREATE INDEX ix_mail_trade_inquiry_id ON mail (trade_inquiry_id);

      CREATE FUNCTION announce_mail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('mail_due', '');
        RETURN NULL;
      END $$;
      CREATE TRIGGER mail_is_announced
        AFTER INSERT ON mail FOR EACH STATEMENT EXECUTE FUNCTION announce_mail();

      ALTER TABLE staff_task
        ALTER COLUMN deposit_id DROP NOT NULL,
        ADD COLUMN contact_inquiry_id text,
        ADD COLUMN trade_inquiry_id text,
        ADD COLUMN mail_id text,
        DROP CONSTRAINT ck_staff_task_kind,
        ADD CONSTRAINT ck_staff_task_kind CHECK (kind IN ('call-customer', 'arrange-delivery', 'review-payment',
          'answer-contact', 'answer-trade', 'undelivered-mail')),
        ADD CONSTRAINT ck_staff_task_subject
          CHECK (num_nonnulls(deposit_id, contact_inquiry_id, trade_inquiry_id, mail_id) > 0),
        ADD CONSTRAINT fk_staff_task_contact_inquiry_id
          FOREIGN KEY (contact_inquiry_id) REFERENCES contact_inquiry (id),
        ADD CONSTRAINT fk_staff_task_trade_inquiry_id
          FOREIGN KEY (trade_inquiry_id) REFERENCES trade_inquiry (id),
        ADD CONSTRAINT fk_staff_task_mail_id FOREIGN KEY (mail_id) REFERENCES mail (id);
      CREATE INDEX ix_staff_task_contact_inquiry_id ON staff_task (contact_inquiry_id);
      CREATE INDEX ix_staff_task_trade_inquiry_id ON staff_task (trade_inquiry_id);
      CREATE INDEX ix_staff_task_mail_id ON staff_task (mail_id);

      DELETE FROM outbox_message
      WHERE topic IN ('deposit-paid-customer', 'deposit-paid-staff', 'payment-review-staff');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM staff_task WHERE deposit_id IS NULL;
      ALTER TABLE staff_task
        DROP COLUMN mail_id,
        DROP COLUMN trade_inquiry_id,
        DROP COLUMN contact_inquiry_id,
        ALTER COLUMN deposit_id SET NOT NULL,
        DROP CONSTRAINT ck_staff_task_kind,
        ADD CONSTRAINT ck_staff_task_kind CHECK (kind IN ('call-customer', 'arrange-delivery', 'review-payment'));
      DROP TABLE mail;
      DROP FUNCTION announce_mail;
    `);
  }
}
