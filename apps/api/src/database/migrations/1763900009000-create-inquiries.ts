import type { QueryRunner } from 'typeorm';
import { FirstRelease } from '../first-release';

/**
 * Inquiries of the two forms, attachments of inquiries and quotes, notes about persons, and erasures.
 */
export class CreateInquiries1763900009000 extends FirstRelease {
  name = 'CreateInquiries1763900009000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact_inquiry (
        id text CONSTRAINT pk_contact_inquiry PRIMARY KEY,
        status text NOT NULL DEFAULT 'new',
        email text NOT NULL CONSTRAINT ck_contact_inquiry_email CHECK (email LIKE '%_@_%' AND length(email) <= 254),
        created_at timestamptz(3) NOT NULL,
        first_name text NOT NULL,
        last_name text NOT NULL CONSTRAINT ck_contact_inquiry_last_name CHECK (last_name <> '' AND length(last_name) <= 80),
        phone text CONSTRAINT ck_contact_inquiry_phone CHECK (phone <> '' AND length(phone) <= 40),
        message text NOT NULL CONSTRAINT ck_contact_inquiry_message CHECK (message <> '' AND length(message) <= 4000),
        configuration jsonb CONSTRAINT ck_contact_inquiry_configuration CHECK (jsonb_typeof(configuration) = 'object'),
        CONSTRAINT ck_contact_inquiry_first_name CHECK (first_name <> '' AND length(first_name) <= 80),
        CONSTRAINT ck_contact_inquiry_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_contact_inquiry_status CHECK (status IN ('new', 'in-progress', 'resolved', 'spam'))
      );
      CREATE INDEX ix_contact_inquiry_created_at_id ON contact_inquiry (created_at, id);
      CREATE INDEX ix_contact_inquiry_person_email ON contact_inquiry (lower(email));
      CREATE INDEX ix_contact_inquiry_person_words ON contact_inquiry
        USING gin (fold_for_search(((((((' ' || first_name) || ' ') || last_name) || ' ') || email) || ' ') ||
        coalesce(regexp_replace(phone, '\\D', '', 'g'), '')) gin_trgm_ops);

      CREATE TABLE trade_inquiry (
        id text CONSTRAINT pk_trade_inquiry PRIMARY KEY,
        status text NOT NULL DEFAULT 'new',
        email text NOT NULL CONSTRAINT ck_trade_inquiry_email CHECK (email LIKE '%_@_%' AND length(email) <= 254),
        created_at timestamptz(3) NOT NULL,
        company_name text NOT NULL,
        contact_name text NOT NULL,
        phone text NOT NULL CONSTRAINT ck_trade_inquiry_phone CHECK (phone <> '' AND length(phone) <= 40),
        project_type text CONSTRAINT ck_trade_inquiry_project_type CHECK (project_type <> '' AND length(project_type) <= 200),
        quantity text CONSTRAINT ck_trade_inquiry_quantity CHECK (quantity <> '' AND length(quantity) <= 200),
        materials text CONSTRAINT ck_trade_inquiry_materials CHECK (materials <> '' AND length(materials) <= 500),
        specifications text,
        timeline text CONSTRAINT ck_trade_inquiry_timeline CHECK (timeline <> '' AND length(timeline) <= 200),
        edging_requirements text,
        additional_details text,
        CONSTRAINT ck_trade_inquiry_additional_details CHECK (additional_details <> '' AND length(additional_details) <= 4000),
        CONSTRAINT ck_trade_inquiry_company_name CHECK (company_name <> '' AND length(company_name) <= 160),
        CONSTRAINT ck_trade_inquiry_contact_name CHECK (contact_name <> '' AND length(contact_name) <= 160),
        CONSTRAINT ck_trade_inquiry_edging_requirements CHECK (edging_requirements <> ''
          AND length(edging_requirements) <= 500),
        CONSTRAINT ck_trade_inquiry_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_trade_inquiry_specifications CHECK (specifications <> '' AND length(specifications) <= 4000),
        CONSTRAINT ck_trade_inquiry_status CHECK (status IN ('new', 'in-progress', 'resolved', 'spam'))
      );
      CREATE INDEX ix_trade_inquiry_created_at_id ON trade_inquiry (created_at, id);
      CREATE INDEX ix_trade_inquiry_person_email ON trade_inquiry (lower(email));
      CREATE INDEX ix_trade_inquiry_person_words ON trade_inquiry
        USING gin (fold_for_search(((((((' ' || contact_name) || ' ') || company_name) || ' ') || email) || ' ') ||
        regexp_replace(phone, '\\D', '', 'g')) gin_trgm_ops);

      CREATE TABLE attachment (
        id text CONSTRAINT pk_attachment PRIMARY KEY CONSTRAINT ck_attachment_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        quote_id text CONSTRAINT fk_attachment_quote_id REFERENCES quote (id),
        contact_inquiry_id text CONSTRAINT fk_attachment_contact_inquiry_id REFERENCES contact_inquiry (id),
        trade_inquiry_id text CONSTRAINT fk_attachment_trade_inquiry_id REFERENCES trade_inquiry (id),
        name text NOT NULL CONSTRAINT ck_attachment_name CHECK (name <> '' AND length(name) <= 200),
        type text NOT NULL CONSTRAINT ck_attachment_type CHECK (type IN ('image/jpeg', 'application/pdf')),
        size integer NOT NULL CONSTRAINT ck_attachment_size CHECK (size > 0),
        created_at timestamptz(3) NOT NULL,
        purpose text NOT NULL DEFAULT 'sent',
        CONSTRAINT ck_attachment_purpose CHECK (purpose IN ('sent', 'finished-top', 'on-site', 'signature', 'hand-over', 'problem')),
        CONSTRAINT ck_attachment_of_staff CHECK (purpose = 'sent' OR quote_id IS NOT NULL AND type = 'image/jpeg'),
        CONSTRAINT ck_attachment_subject CHECK (num_nonnulls(quote_id, contact_inquiry_id, trade_inquiry_id) = 1)
      );
      CREATE INDEX ix_attachment_contact_inquiry_id ON attachment (contact_inquiry_id) WHERE contact_inquiry_id IS NOT NULL;
      CREATE INDEX ix_attachment_quote_id ON attachment (quote_id) WHERE quote_id IS NOT NULL;
      CREATE INDEX ix_attachment_trade_inquiry_id ON attachment (trade_inquiry_id) WHERE trade_inquiry_id IS NOT NULL;

      CREATE TABLE person_note (
        id text CONSTRAINT pk_person_note PRIMARY KEY CONSTRAINT ck_person_note_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        key text NOT NULL CONSTRAINT ck_person_note_key CHECK (key <> ''),
        text text NOT NULL CONSTRAINT ck_person_note_text CHECK (text <> '' AND length(text) <= 2000),
        created_at timestamptz(3) NOT NULL,
        actor_id integer NOT NULL,
        deleted_at timestamptz(3),
        idempotency_key text
      );
      CREATE INDEX ix_person_note_key ON person_note (key);
      CREATE UNIQUE INDEX uq_person_note_idempotency_key ON person_note (idempotency_key) WHERE idempotency_key IS NOT NULL;

      CREATE TABLE erasure (
        id text CONSTRAINT pk_erasure PRIMARY KEY CONSTRAINT ck_erasure_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        erased_at timestamptz(3) NOT NULL,
        rows jsonb NOT NULL CONSTRAINT ck_erasure_rows CHECK (jsonb_typeof(rows) = 'object')
      );`);
  }
}
