import type { QueryRunner } from 'typeorm';
import { FirstRelease } from '../first-release';

/**
 * Quotes, revised quotes, measurements, timelines and baskets.
 */
export class CreateQuotes1763900004000 extends FirstRelease {
  name = 'CreateQuotes1763900004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE quote_reference_number;

      CREATE TABLE quote (
        id text CONSTRAINT pk_quote PRIMARY KEY CONSTRAINT ck_quote_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        reference text NOT NULL CONSTRAINT uq_quote_reference UNIQUE,
        status text NOT NULL DEFAULT 'pending',
        length integer NOT NULL CONSTRAINT ck_quote_length CHECK (length BETWEEN 100 AND 6000),
        width integer NOT NULL CONSTRAINT ck_quote_width CHECK (width BETWEEN 100 AND 2000),
        total_price numeric(12,2) NOT NULL CONSTRAINT ck_quote_total_price CHECK (total_price > 0),
        snapshot jsonb NOT NULL CONSTRAINT ck_quote_snapshot CHECK (jsonb_typeof(snapshot) = 'object'),
        notes text CONSTRAINT ck_quote_notes CHECK (length(notes) <= 2000),
        customer_name text,
        customer_email text,
        customer_phone text,
        replaces_quote_id text CONSTRAINT fk_quote_replaces_quote_id REFERENCES quote (id),
        created_at timestamptz(3) NOT NULL,
        valid_until timestamptz(3) NOT NULL,
        deleted_at timestamptz(3),
        deposit_state text NOT NULL DEFAULT 'none',
        channel text NOT NULL DEFAULT 'web',
        received numeric(12,2) NOT NULL DEFAULT 0,
        delivery_address text,
        measured_at timestamptz(3),
        job_name text,
        -- An entry of its index holds 2.7 kB; of an endless address its end alone is there without spaces.
        -- The stone before E'\\x1f', as a search for a person leaves it out.
        search_text text NOT NULL GENERATED ALWAYS AS (left(search_text_of(
          snapshot -> 'material' ->> 'name', snapshot -> 'color' ->> 'name', E'\\x1f', reference,
          regexp_replace(regexp_replace(customer_phone, '\\D', '', 'g'), '^(?:00)?440?(?=\\d{9})', '0'),
          customer_name, customer_email, job_name, right(regexp_replace(delivery_address, '\\s', '', 'g'), 100),
          regexp_replace(delivery_address, '\\s+', ' ', 'g')), 640)) STORED,
        erased_at timestamptz(3),
        standing text NOT NULL DEFAULT 'current',
        top_id text NOT NULL,
        placed_order_id text,
        saved_in text CONSTRAINT ck_quote_saved_in CHECK (saved_in ~ '^[0-9a-f]{64}$'),
        quantity integer NOT NULL DEFAULT 1 CONSTRAINT ck_quote_quantity CHECK (quantity BETWEEN 1 AND 99),
        customer_from_link boolean NOT NULL DEFAULT false,
        override_reason text CONSTRAINT ck_quote_override_reason CHECK (override_reason <> '' AND length(override_reason) <= 300),
        CONSTRAINT ck_quote_channel CHECK (channel IN ('web', 'phone', 'showroom', 'email')),
        CONSTRAINT ck_quote_deleted_at CHECK (deleted_at IS NULL OR deposit_state IN ('none', 'failed')),
        CONSTRAINT ck_quote_delivery_address CHECK (delivery_address <> '' AND length(delivery_address) <= 520),
        CONSTRAINT ck_quote_deposit_state CHECK (deposit_state IN ('none', 'failed', 'open', 'review', 'paid')),
        CONSTRAINT ck_quote_reference CHECK (reference ~ '^VT-[0-9]{2}-[0-9]{5,}$'),
        CONSTRAINT ck_quote_replaces_quote_id CHECK (replaces_quote_id <> id),
        CONSTRAINT ck_quote_standing CHECK (standing IN ('current', 'replaced', 'proposed', 'superseded')),
        CONSTRAINT ck_quote_status CHECK (status IN ('pending', 'approved', 'declined', 'completed')),
        CONSTRAINT ck_quote_valid_until CHECK (valid_until > created_at)
      );
      CREATE INDEX ix_quote_created_at_id ON quote (created_at, id) INCLUDE (status, deposit_state, placed_order_id, search_text)
        WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_deleted ON quote (created_at, id) WHERE deleted_at IS NOT NULL;
      -- For the sum of expected deposits.
      CREATE INDEX ix_quote_expected ON quote (created_at, round(total_price * 0.1, 2)) INCLUDE (total_price)
        WHERE deleted_at IS NULL AND standing = 'current' AND status <> 'declined';
      CREATE INDEX ix_quote_number ON quote ((split_part(reference, '-', 3)::bigint)) WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_deposit_state_created_at_id ON quote (deposit_state, created_at, id) INCLUDE (status, search_text)
        WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_person_email ON quote (lower(customer_email)) WHERE customer_email IS NOT NULL;
      CREATE INDEX ix_quote_person_phone
        ON quote (regexp_replace(regexp_replace(customer_phone, '\\D', '', 'g'), '^(00)?(44(?=\\d{3}))?0?', ''))
        WHERE customer_email IS NULL AND customer_phone IS NOT NULL;
      CREATE INDEX ix_quote_reference_start ON quote (reference text_pattern_ops) INCLUDE (created_at, id, status, deposit_state)
        WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_names ON quote USING gin (fold_for_search(customer_name) gin_trgm_ops)
        WHERE customer_name IS NOT NULL;
      CREATE INDEX ix_quote_person_text ON quote USING gin (split_part(search_text, E'\\x1f', 2) gin_trgm_ops)
        WITH (gin_pending_list_limit='512');
      CREATE INDEX ix_quote_placed_order_id ON quote (placed_order_id) INCLUDE (id, search_text)
        WHERE placed_order_id IS NOT NULL AND deleted_at IS NULL;
      CREATE INDEX ix_quote_replaces_quote_id ON quote (replaces_quote_id) WHERE replaces_quote_id IS NOT NULL;
      CREATE INDEX ix_quote_search_text ON quote USING gin (search_text gin_trgm_ops) WITH (gin_pending_list_limit='512');
      CREATE INDEX ix_quote_status_created_at_id ON quote (status, created_at, id) INCLUDE (placed_order_id, search_text)
        WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_status_deposit_state_created_at_id ON quote (status, deposit_state, created_at, id) WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_to_erase ON quote (created_at) WHERE erased_at IS NULL
        OR num_nonnulls(customer_name, customer_email, customer_phone, notes) > 0;
      CREATE INDEX ix_quote_top_id ON quote (top_id);
      -- A plan made while there are few quotes must not read all of them.
      CREATE INDEX ix_quote_top_id_not_deleted ON quote (top_id) WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_total_price_created_at_id ON quote (total_price, created_at, id) WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_valid_until ON quote (valid_until) WHERE customer_email IS NOT NULL;

      CREATE TABLE quote_revision (
        quote_id text CONSTRAINT pk_quote_revision PRIMARY KEY CONSTRAINT fk_quote_revision_quote_id REFERENCES quote (id),
        original_id text NOT NULL CONSTRAINT fk_quote_revision_original_id REFERENCES quote (id),
        measurement_version integer NOT NULL,
        previous_total numeric(12,2) NOT NULL CONSTRAINT ck_quote_revision_previous_total CHECK (previous_total > 0),
        credited_deposit numeric(12,2) NOT NULL CONSTRAINT ck_quote_revision_credited_deposit CHECK (credited_deposit >= 0),
        state text NOT NULL DEFAULT 'proposed',
        proposed_at timestamptz(3) NOT NULL,
        answered_at timestamptz(3),
        agreed_by text,
        agreed_how text,
        recorded_by integer,
        CONSTRAINT ck_quote_revision_agreed_by CHECK (length(agreed_by) BETWEEN 1 AND 160),
        CONSTRAINT ck_quote_revision_agreed_how CHECK (agreed_how IN ('phone', 'showroom', 'on-site', 'email')),
        CONSTRAINT ck_quote_revision_answered_at CHECK ((answered_at IS NULL) = (state = 'proposed')),
        CONSTRAINT ck_quote_revision_original_id CHECK (original_id <> quote_id),
        CONSTRAINT ck_quote_revision_recorded_by CHECK (num_nonnulls(agreed_by, agreed_how, recorded_by) IN (0, 3)
          AND (recorded_by IS NULL OR state = 'agreed')),
        CONSTRAINT ck_quote_revision_state CHECK (state IN ('proposed', 'agreed', 'declined', 'withdrawn'))
      );
      CREATE INDEX ix_quote_revision_original_id ON quote_revision (original_id);
      CREATE UNIQUE INDEX uq_quote_revision_agreed ON quote_revision (original_id) WHERE state = 'agreed';
      CREATE UNIQUE INDEX uq_quote_revision_proposed ON quote_revision (original_id) WHERE state = 'proposed';

      CREATE TABLE measurement (
        quote_id text NOT NULL CONSTRAINT fk_measurement_quote_id REFERENCES quote (id),
        version integer NOT NULL CONSTRAINT ck_measurement_version CHECK (version > 0),
        length_mm integer NOT NULL CONSTRAINT ck_measurement_length_mm CHECK (length_mm BETWEEN 100 AND 6000),
        width_mm integer NOT NULL CONSTRAINT ck_measurement_width_mm CHECK (width_mm BETWEEN 100 AND 2000),
        layout jsonb CONSTRAINT ck_measurement_layout CHECK (jsonb_typeof(layout) = 'object'),
        note text CONSTRAINT ck_measurement_note CHECK (length(note) <= 1000),
        how text NOT NULL CONSTRAINT ck_measurement_how CHECK (how IN ('phone', 'showroom', 'on-site')),
        recorded_by integer,
        recorded_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_measurement PRIMARY KEY (quote_id, version)
      );

      CREATE TABLE drawing_agreement (
        quote_id text NOT NULL,
        version integer NOT NULL,
        drawing jsonb NOT NULL CONSTRAINT ck_drawing_agreement_drawing CHECK (jsonb_typeof(drawing) = 'object'),
        digest text NOT NULL CONSTRAINT ck_drawing_agreement_digest CHECK (digest ~ '^[0-9a-f]{64}$'),
        how text NOT NULL,
        agreed_by text CONSTRAINT ck_drawing_agreement_agreed_by CHECK (length(agreed_by) BETWEEN 1 AND 120),
        signature_id text CONSTRAINT ck_drawing_agreement_signature_id CHECK (signature_id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        recorded_by integer,
        agreed_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_drawing_agreement PRIMARY KEY (quote_id, version),
        CONSTRAINT fk_drawing_agreement_quote_id_version FOREIGN KEY (quote_id, version)
          REFERENCES measurement (quote_id, version),
        CONSTRAINT ck_drawing_agreement_how CHECK (how IN ('order-page', 'on-site'))
      );
      -- Erasing a person empties the name and the signature.
      CREATE TRIGGER drawing_agreement_is_append_only BEFORE DELETE OR UPDATE ON drawing_agreement FOR EACH ROW
        EXECUTE FUNCTION forbid_changes('agreed_by', 'signature_id');

      CREATE TABLE unsigned_cut (
        quote_id text NOT NULL,
        version integer NOT NULL,
        reason text CONSTRAINT ck_unsigned_cut_reason CHECK (length(reason) BETWEEN 1 AND 300),
        allowed_by integer,
        allowed_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_unsigned_cut PRIMARY KEY (quote_id, version),
        CONSTRAINT fk_unsigned_cut_quote_id_version FOREIGN KEY (quote_id, version)
          REFERENCES measurement (quote_id, version)
      );

      CREATE TABLE cut_tick (
        quote_id text NOT NULL,
        version integer NOT NULL,
        task text NOT NULL CONSTRAINT ck_cut_tick_task CHECK (length(task) BETWEEN 1 AND 300),
        ticked_by integer NOT NULL,
        ticked_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_cut_tick PRIMARY KEY (quote_id, version, task),
        CONSTRAINT fk_cut_tick_quote_id_version FOREIGN KEY (quote_id, version) REFERENCES measurement (quote_id, version)
      );

      CREATE TABLE timeline_entry (
        id bigint GENERATED BY DEFAULT AS IDENTITY CONSTRAINT pk_timeline_entry PRIMARY KEY,
        quote_id text NOT NULL CONSTRAINT fk_timeline_entry_quote_id REFERENCES quote (id),
        kind text NOT NULL CONSTRAINT ck_timeline_entry_kind CHECK (kind <> ''),
        details jsonb NOT NULL DEFAULT '{}' CONSTRAINT ck_timeline_entry_details CHECK (jsonb_typeof(details) = 'object'),
        at timestamptz(3) NOT NULL,
        actor_id integer,
        idempotency_key text
      );
      CREATE INDEX ix_timeline_entry_customer_email ON timeline_entry (lower(details ->> 'customerEmail'))
        WHERE details ? 'customerEmail';
      CREATE INDEX ix_timeline_entry_quote_id_at ON timeline_entry (quote_id, at);
      CREATE UNIQUE INDEX uq_timeline_entry_idempotency_key ON timeline_entry (idempotency_key)
        WHERE idempotency_key IS NOT NULL;

      CREATE TABLE reminder_subscription (
        address_digest text CONSTRAINT pk_reminder_subscription PRIMARY KEY,
        token text NOT NULL CONSTRAINT uq_reminder_subscription_token UNIQUE,
        created_at timestamptz(3) NOT NULL,
        ended_at timestamptz(3),
        CONSTRAINT ck_reminder_subscription_address_digest CHECK (address_digest ~ '^[0-9a-f]{64}$'),
        CONSTRAINT ck_reminder_subscription_token CHECK (token ~ '^[A-Za-z0-9_-]{21}[AQgw]$')
      );

      CREATE TABLE basket (
        session_id text CONSTRAINT pk_basket PRIMARY KEY,
        created_at timestamptz(3) NOT NULL,
        used_at timestamptz(3) NOT NULL,
        CONSTRAINT ck_basket_session_id CHECK (session_id ~ '^session-[0-9]{13}-[a-z0-9]{16,64}$'),
        CONSTRAINT ck_basket_used_at CHECK (used_at >= created_at)
      ) WITH (autovacuum_vacuum_scale_factor=0.02, autovacuum_analyze_scale_factor=0.02);
      CREATE INDEX ix_basket_used_at ON basket (used_at);

      CREATE TABLE basket_item (
        id text CONSTRAINT pk_basket_item PRIMARY KEY CONSTRAINT ck_basket_item_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        session_id text NOT NULL CONSTRAINT fk_basket_item_session_id REFERENCES basket (session_id) ON DELETE CASCADE,
        quote_id text NOT NULL CONSTRAINT fk_basket_item_quote_id REFERENCES quote (id),
        position integer NOT NULL CONSTRAINT ck_basket_item_position CHECK ("position" > 0),
        CONSTRAINT uq_basket_item_session_id_quote_id UNIQUE (session_id, quote_id)
      );
      CREATE INDEX ix_basket_item_quote_id ON basket_item (quote_id);

      CREATE TABLE order_link (
        token_hash text CONSTRAINT pk_order_link PRIMARY KEY,
        quote_id text NOT NULL CONSTRAINT fk_order_link_quote_id REFERENCES quote (id),
        created_at timestamptz(3) NOT NULL,
        ends_at timestamptz(3) NOT NULL,
        CONSTRAINT ck_order_link_ends_at CHECK (ends_at > created_at)
      );
      CREATE INDEX ix_order_link_ends_at ON order_link (ends_at);
      CREATE INDEX ix_order_link_quote_id ON order_link (quote_id);

      CREATE TABLE workshop (
        id integer CONSTRAINT pk_workshop PRIMARY KEY CONSTRAINT ck_workshop_id CHECK (id = 1),
        weekly_square_metres numeric(6,2),
        max_length_mm integer CONSTRAINT ck_workshop_max_length_mm CHECK (max_length_mm BETWEEN 100 AND 6000),
        max_width_mm integer CONSTRAINT ck_workshop_max_width_mm CHECK (max_width_mm BETWEEN 100 AND 2000),
        CONSTRAINT ck_workshop_weekly_square_metres CHECK (weekly_square_metres > 0 AND weekly_square_metres <= 1000)
      );`);
  }
}
