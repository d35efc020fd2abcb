import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails, which are their own outbox and log, and what staff have to do. */
export class CreateMails1763685806000 implements MigrationInterface {
  name = 'CreateMails1763685806000';

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
        failures integer NOT NULL DEFAULT 0,
        last_failure text,
        CONSTRAINT pk_mail PRIMARY KEY (id),
        CONSTRAINT uq_mail_kind_key UNIQUE (kind, key),
        CONSTRAINT ck_mail_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_mail_kind CHECK (
          kind IN ('quote', 'quotes', 'quote-reminder', 'quote-follow-up', 'quote-revised', 'deposit-confirmation',
            'payment-not-completed', 'deposit-refunded', 'contact-acknowledgement', 'trade-acknowledgement',
            'staff-deposit-paid', 'staff-payment-review', 'staff-contact', 'staff-trade', 'staff-revision-answered',
            'staff-invitation', 'staff-alert')),
        CONSTRAINT ck_mail_state CHECK (state IN ('waiting', 'sent', 'failed', 'withheld')),
        CONSTRAINT ck_mail_to_address CHECK (to_address LIKE '%_@_%' AND length(to_address) <= 254),
        CONSTRAINT ck_mail_next_try_at CHECK ((next_try_at IS NOT NULL) = (state = 'waiting')),
        CONSTRAINT ck_mail_settled_at CHECK ((settled_at IS NULL) = (state = 'waiting')),
        CONSTRAINT ck_mail_source CHECK (source IS NULL OR state = 'waiting'),
        CONSTRAINT ck_mail_composed_at CHECK (
          (composed_at IS NULL) = (subject IS NULL) AND (composed_at IS NOT NULL
          OR state IN ('waiting', 'withheld', 'failed'))),
        CONSTRAINT fk_mail_deposit_id FOREIGN KEY (deposit_id) REFERENCES deposit (id),
        CONSTRAINT fk_mail_contact_inquiry_id FOREIGN KEY (contact_inquiry_id) REFERENCES contact_inquiry (id),
        CONSTRAINT fk_mail_trade_inquiry_id FOREIGN KEY (trade_inquiry_id) REFERENCES trade_inquiry (id)
      );
      CREATE INDEX ix_mail_contact_inquiry_id ON mail (contact_inquiry_id);
      CREATE INDEX ix_mail_created_at_id ON mail (created_at, id);
      CREATE INDEX ix_mail_deposit_id ON mail (deposit_id);
      CREATE INDEX ix_mail_kind_created_at_id ON mail (kind, created_at, id);
      CREATE INDEX ix_mail_next_try_at ON mail (next_try_at) WHERE next_try_at IS NOT NULL;
      CREATE INDEX ix_mail_person_address ON mail (lower(to_address)) WHERE to_address IS NOT NULL;
      CREATE INDEX ix_mail_quote_ids ON mail USING gin (quote_ids);
      CREATE INDEX ix_mail_search_text ON mail
        USING gin ((lower(' ' || coalesce(to_name, '') || ' ' || coalesce(to_address, '') || ' '
          || coalesce(subject, ''))) gin_trgm_ops)
        WITH (gin_pending_list_limit = 512);
      CREATE INDEX ix_mail_sent_at ON mail (settled_at) WHERE state = 'sent';
      CREATE INDEX ix_mail_state_created_at_id ON mail (state, created_at, id);
      CREATE INDEX ix_mail_to_address ON mail (to_address);
      CREATE INDEX ix_mail_trade_inquiry_id ON mail (trade_inquiry_id);
      CREATE INDEX ix_mail_words ON mail (settled_at)
        WHERE settled_at IS NOT NULL AND (html IS NOT NULL OR text IS NOT NULL);

      CREATE TABLE staff_task (
        id text NOT NULL,
        kind text NOT NULL,
        key text NOT NULL,
        deposit_id text,
        attempt_id text,
        note text,
        due_at timestamptz(3) NOT NULL,
        created_at timestamptz(3) NOT NULL,
        done_at timestamptz(3),
        contact_inquiry_id text,
        trade_inquiry_id text,
        mail_id text,
        quote_id text,
        done_by integer,
        CONSTRAINT pk_staff_task PRIMARY KEY (id),
        CONSTRAINT uq_staff_task_kind_key UNIQUE (kind, key),
        CONSTRAINT ck_staff_task_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_staff_task_kind CHECK (
          kind IN ('call-customer', 'arrange-delivery', 'review-payment', 'answer-contact', 'answer-trade',
            'undelivered-mail', 'check-refund', 'revision-answered', 'alert')),
        CONSTRAINT ck_staff_task_subject CHECK (
          kind = 'alert' OR num_nonnulls(deposit_id, contact_inquiry_id, trade_inquiry_id, mail_id, quote_id) > 0),
        CONSTRAINT fk_staff_task_deposit_id FOREIGN KEY (deposit_id) REFERENCES deposit (id),
        CONSTRAINT fk_staff_task_attempt_id FOREIGN KEY (attempt_id) REFERENCES payment_attempt (id),
        CONSTRAINT fk_staff_task_contact_inquiry_id FOREIGN KEY (contact_inquiry_id) REFERENCES contact_inquiry (id),
        CONSTRAINT fk_staff_task_trade_inquiry_id FOREIGN KEY (trade_inquiry_id) REFERENCES trade_inquiry (id),
        CONSTRAINT fk_staff_task_mail_id FOREIGN KEY (mail_id) REFERENCES mail (id),
        CONSTRAINT fk_staff_task_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id)
      );
      CREATE INDEX ix_staff_task_contact_inquiry_id ON staff_task (contact_inquiry_id);
      CREATE INDEX ix_staff_task_deposit_id ON staff_task (deposit_id);
      CREATE INDEX ix_staff_task_done_at ON staff_task (done_at) WHERE done_at IS NOT NULL;
      CREATE INDEX ix_staff_task_due_at ON staff_task (due_at) WHERE done_at IS NULL;
      CREATE INDEX ix_staff_task_mail_id ON staff_task (mail_id);
      CREATE INDEX ix_staff_task_quote_id ON staff_task (quote_id);
      CREATE INDEX ix_staff_task_trade_inquiry_id ON staff_task (trade_inquiry_id);

      CREATE FUNCTION announce_mail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('mail_due', '');
        RETURN NULL;
      END $$;
      CREATE TRIGGER mail_is_announced AFTER INSERT ON mail FOR EACH STATEMENT EXECUTE FUNCTION announce_mail();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE staff_task, mail;
      DROP FUNCTION announce_mail;
    `);
  }
}
