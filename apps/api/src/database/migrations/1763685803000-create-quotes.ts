import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Saved quotes (specification §3, D3, D4, D8), their baskets (D10), timelines, measurements and revisions. What a
 * quote was priced with is its snapshot; the ids beside it are for joins and for configuring again. A colour is
 * referenced together with its material, so that no quote can name a colour of another material. A quote with a
 * deposit that is open, paid or under review cannot be deleted (D22).
 *
 * pg_trgm is a trusted extension: the owner of a database may create it. It stays when this is taken back, as others
 * may use it by then.
 */
export class CreateQuotes1763685803000 implements MigrationInterface {
  name = 'CreateQuotes1763685803000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      CREATE SEQUENCE quote_reference_number AS bigint;

      CREATE TABLE quote (
        id text NOT NULL,
        reference text NOT NULL,
        status text NOT NULL DEFAULT 'pending',
        material_id integer NOT NULL,
        color_id integer NOT NULL,
        thickness_id integer NOT NULL,
        sink_type_id integer,
        cutout_id integer,
        cutout_ids integer[] NOT NULL DEFAULT '{}',
        length integer NOT NULL,
        width integer NOT NULL,
        area numeric(7,6) NOT NULL,
        base_price numeric(10,3) NOT NULL,
        total_price numeric(12,2) NOT NULL,
        snapshot jsonb NOT NULL,
        notes text,
        customer_name text,
        customer_email text,
        customer_phone text,
        replaces_quote_id text,
        created_at timestamptz(3) NOT NULL,
        valid_until timestamptz(3) NOT NULL,
        deleted_at timestamptz(3),
        deposit_state text NOT NULL DEFAULT 'none',
        channel text NOT NULL DEFAULT 'web',
        received numeric(12,2) NOT NULL DEFAULT 0,
        delivery_address text,
        superseded_at timestamptz(3),
        measured_at timestamptz(3),
        search_text text NOT NULL DEFAULT '',
        payment text NOT NULL DEFAULT 'none',
        erased_at timestamptz(3),
        is_proposal boolean NOT NULL DEFAULT false,
        top_id text NOT NULL,
        is_replaced boolean NOT NULL DEFAULT false,
        saved_in text,
        CONSTRAINT pk_quote PRIMARY KEY (id),
        CONSTRAINT uq_quote_reference UNIQUE (reference),
        CONSTRAINT ck_quote_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_quote_reference CHECK (reference ~ '^VT-[0-9]{2}-[0-9]{5,}$'),
        CONSTRAINT ck_quote_status CHECK (status IN ('pending', 'approved', 'declined', 'completed')),
        CONSTRAINT ck_quote_length CHECK (length BETWEEN 500 AND 3000),
        CONSTRAINT ck_quote_width CHECK (width BETWEEN 300 AND 350),
        CONSTRAINT ck_quote_area CHECK (area = length * width / 1000000.0),
        CONSTRAINT ck_quote_base_price CHECK (base_price >= 0),
        CONSTRAINT ck_quote_total_price CHECK (total_price > 0),
        CONSTRAINT ck_quote_cutout_ids CHECK (
          cardinality(cutout_ids) <= 20 AND array_position(cutout_ids, NULL) IS NULL
          AND cutout_id IS NOT DISTINCT FROM cutout_ids[1]),
        CONSTRAINT ck_quote_snapshot CHECK (jsonb_typeof(snapshot) = 'object'),
        CONSTRAINT ck_quote_notes CHECK (length(notes) <= 2000),
        CONSTRAINT ck_quote_valid_until CHECK (valid_until > created_at),
        CONSTRAINT ck_quote_replaces_quote_id CHECK (replaces_quote_id <> id),
        CONSTRAINT ck_quote_deposit_state CHECK (deposit_state IN ('none', 'open', 'review', 'paid')),
        CONSTRAINT ck_quote_deleted_at CHECK (deleted_at IS NULL OR deposit_state = 'none'),
        CONSTRAINT ck_quote_channel CHECK (channel IN ('web', 'phone', 'showroom', 'email')),
        CONSTRAINT ck_quote_delivery_address CHECK (delivery_address <> '' AND length(delivery_address) <= 520),
        CONSTRAINT ck_quote_payment CHECK (payment IN ('none', 'open', 'failed', 'review', 'paid')),
        CONSTRAINT ck_quote_saved_in CHECK (saved_in ~ '^[0-9a-f]{64}$'),
        CONSTRAINT fk_quote_color_id_material_id FOREIGN KEY (color_id, material_id) REFERENCES color (id,
          material_id),
        CONSTRAINT fk_quote_thickness_id FOREIGN KEY (thickness_id) REFERENCES thickness (id),
        CONSTRAINT fk_quote_sink_type_id FOREIGN KEY (sink_type_id) REFERENCES sink_type (id),
        CONSTRAINT fk_quote_cutout_id FOREIGN KEY (cutout_id) REFERENCES cutout (id),
        CONSTRAINT fk_quote_replaces_quote_id FOREIGN KEY (replaces_quote_id) REFERENCES quote (id)
      );
      CREATE INDEX ix_quote_created_at_id ON quote (created_at, id) INCLUDE (status, payment, search_text)
        WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_deleted ON quote (created_at, id) WHERE deleted_at IS NOT NULL;
      CREATE INDEX ix_quote_expected ON quote (created_at, (round(total_price * 0.1, 2))) INCLUDE (total_price)
        WHERE deleted_at IS NULL AND superseded_at IS NULL AND NOT is_proposal AND NOT is_replaced AND status <> 'declined';
      CREATE INDEX ix_quote_number ON quote ((split_part(reference, '-', 3)::bigint)) WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_payment_created_at_id ON quote (payment, created_at, id) INCLUDE (status, search_text)
        WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_person_email ON quote (lower(customer_email)) WHERE customer_email IS NOT NULL;
      CREATE INDEX ix_quote_person_phone ON quote
        (regexp_replace(regexp_replace(customer_phone, '\\D', '', 'g'), '^(00)?(44(?=\\d{3}))?0?', ''))
        WHERE customer_email IS NULL AND customer_phone IS NOT NULL;
      CREATE INDEX ix_quote_reference_start ON quote (reference text_pattern_ops)
        INCLUDE (created_at, id, status, payment) WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_replaces_quote_id ON quote (replaces_quote_id) WHERE replaces_quote_id IS NOT NULL;
      CREATE INDEX ix_quote_search_text ON quote USING gin (search_text gin_trgm_ops)
        WITH (gin_pending_list_limit = 512);
      CREATE INDEX ix_quote_status_created_at_id ON quote (status, created_at, id) INCLUDE (search_text)
        WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_status_payment_created_at_id ON quote (status, payment, created_at, id)
        WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_to_erase ON quote (created_at)
        WHERE erased_at IS NULL OR num_nonnulls(customer_name, customer_email, customer_phone, notes) > 0;
      CREATE INDEX ix_quote_top_id ON quote (top_id);
      CREATE INDEX ix_quote_total_price_created_at_id ON quote (total_price, created_at, id) WHERE deleted_at IS NULL;
      CREATE INDEX ix_quote_valid_until ON quote (valid_until) WHERE customer_email IS NOT NULL;

      CREATE TABLE quote_revision (
        quote_id text NOT NULL,
        original_id text NOT NULL,
        measurement_version integer NOT NULL,
        previous_total numeric(12,2) NOT NULL,
        credited_deposit numeric(12,2) NOT NULL,
        state text NOT NULL DEFAULT 'proposed',
        proposed_at timestamptz(3) NOT NULL,
        answered_at timestamptz(3),
        CONSTRAINT pk_quote_revision PRIMARY KEY (quote_id),
        CONSTRAINT ck_quote_revision_original_id CHECK (original_id <> quote_id),
        CONSTRAINT ck_quote_revision_state CHECK (state IN ('proposed', 'agreed', 'declined', 'withdrawn')),
        CONSTRAINT ck_quote_revision_previous_total CHECK (previous_total > 0),
        CONSTRAINT ck_quote_revision_credited_deposit CHECK (credited_deposit >= 0),
        CONSTRAINT ck_quote_revision_answered_at CHECK ((answered_at IS NULL) = (state = 'proposed')),
        CONSTRAINT fk_quote_revision_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id),
        CONSTRAINT fk_quote_revision_original_id FOREIGN KEY (original_id) REFERENCES quote (id)
      );
      CREATE INDEX ix_quote_revision_original_id ON quote_revision (original_id);
      CREATE UNIQUE INDEX uq_quote_revision_agreed ON quote_revision (original_id) WHERE state = 'agreed';
      CREATE UNIQUE INDEX uq_quote_revision_proposed ON quote_revision (original_id) WHERE state = 'proposed';

      CREATE TABLE measurement (
        quote_id text NOT NULL,
        version integer NOT NULL,
        length_mm integer NOT NULL,
        width_mm integer NOT NULL,
        sink jsonb,
        taps jsonb NOT NULL DEFAULT '[]',
        note text,
        how text NOT NULL,
        recorded_by integer,
        recorded_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_measurement PRIMARY KEY (quote_id, version),
        CONSTRAINT ck_measurement_version CHECK (version > 0),
        CONSTRAINT ck_measurement_length_mm CHECK (length_mm BETWEEN 500 AND 3000),
        CONSTRAINT ck_measurement_width_mm CHECK (width_mm BETWEEN 300 AND 350),
        CONSTRAINT ck_measurement_sink CHECK (jsonb_typeof(sink) = 'object'),
        CONSTRAINT ck_measurement_taps CHECK (jsonb_typeof(taps) = 'array' AND jsonb_array_length(taps) <= 6),
        CONSTRAINT ck_measurement_note CHECK (length(note) <= 1000),
        CONSTRAINT ck_measurement_how CHECK (how IN ('phone', 'showroom', 'on-site')),
        CONSTRAINT fk_measurement_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id)
      );

      CREATE TABLE timeline_entry (
        id bigint GENERATED BY DEFAULT AS IDENTITY,
        quote_id text NOT NULL,
        kind text NOT NULL,
        details jsonb NOT NULL DEFAULT '{}',
        at timestamptz(3) NOT NULL,
        actor_id integer,
        CONSTRAINT pk_timeline_entry PRIMARY KEY (id),
        CONSTRAINT ck_timeline_entry_kind CHECK (kind <> ''),
        CONSTRAINT ck_timeline_entry_details CHECK (jsonb_typeof(details) = 'object'),
        CONSTRAINT fk_timeline_entry_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id)
      );
      CREATE INDEX ix_timeline_entry_address ON timeline_entry (quote_id) WHERE details::text LIKE '%@%';
      CREATE INDEX ix_timeline_entry_quote_id_at ON timeline_entry (quote_id, at);

      CREATE TABLE reminder_subscription (
        address_digest text NOT NULL,
        token text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        ended_at timestamptz(3),
        CONSTRAINT pk_reminder_subscription PRIMARY KEY (address_digest),
        CONSTRAINT uq_reminder_subscription_token UNIQUE (token),
        CONSTRAINT ck_reminder_subscription_address_digest CHECK (address_digest ~ '^[0-9a-f]{64}$'),
        CONSTRAINT ck_reminder_subscription_token CHECK (token ~ '^[A-Za-z0-9_-]{21}[AQgw]$')
      );

      CREATE TABLE basket (
        session_id text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        used_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_basket PRIMARY KEY (session_id),
        CONSTRAINT ck_basket_session_id CHECK (session_id ~ '^session-[0-9]{13}-[a-z0-9]{16,64}$'),
        CONSTRAINT ck_basket_used_at CHECK (used_at >= created_at)
      );
      CREATE INDEX ix_basket_used_at ON basket (used_at);

      CREATE TABLE basket_item (
        id text NOT NULL,
        session_id text NOT NULL,
        quote_id text NOT NULL,
        position integer NOT NULL,
        CONSTRAINT pk_basket_item PRIMARY KEY (id),
        CONSTRAINT uq_basket_item_session_id_quote_id UNIQUE (session_id, quote_id),
        CONSTRAINT ck_basket_item_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_basket_item_position CHECK (position > 0),
        CONSTRAINT fk_basket_item_session_id FOREIGN KEY (session_id) REFERENCES basket (session_id) ON DELETE CASCADE,
        CONSTRAINT fk_basket_item_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id)
      );
      CREATE INDEX ix_basket_item_quote_id ON basket_item (quote_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE basket_item, basket, reminder_subscription, timeline_entry, measurement, quote_revision, quote;
      DROP SEQUENCE quote_reference_number;
    `);
  }
}
