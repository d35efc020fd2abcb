import type { QueryRunner } from 'typeorm';
import { FirstRelease } from '../first-release';

/**
 * Appointments, of which two never overlap at one place, and the rules for cancelling orders.
 */
export class CreateAppointments1763900011000 extends FirstRelease {
  name = 'CreateAppointments1763900011000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE appointment (
        id text CONSTRAINT pk_appointment PRIMARY KEY CONSTRAINT ck_appointment_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        order_id text NOT NULL CONSTRAINT fk_appointment_order_id REFERENCES customer_order (id),
        quote_id text NOT NULL CONSTRAINT fk_appointment_quote_id REFERENCES quote (id),
        kind text NOT NULL,
        state text NOT NULL CONSTRAINT ck_appointment_state CHECK (state IN ('offered', 'booked', 'done', 'cancelled')),
        starts_at timestamptz(3),
        ends_at timestamptz(3),
        place integer,
        sequence integer NOT NULL DEFAULT 0,
        by_customer boolean NOT NULL DEFAULT false,
        reminded_at timestamptz(3),
        address text CONSTRAINT ck_appointment_address CHECK (address <> '' AND length(address) <= 520),
        staff_user_id integer CONSTRAINT fk_appointment_staff_user_id REFERENCES staff_user (id)
          ON DELETE SET NULL,
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT xc_appointment_booked_once EXCLUDE USING gist (kind WITH =, place WITH =, tstzrange(starts_at, ends_at)
          WITH &&) WHERE (state = 'booked'),
        CONSTRAINT xc_appointment_person_booked_once EXCLUDE USING gist (staff_user_id WITH =,
          tstzrange(starts_at, ends_at) WITH &&) WHERE (state = 'booked'),
        CONSTRAINT ck_appointment_kind CHECK (kind IN ('measuring-visit', 'measuring-call', 'delivery', 'collection')),
        CONSTRAINT ck_appointment_starts_at CHECK (state = 'cancelled' OR (state IN ('booked', 'done')) = (starts_at IS NOT NULL)),
        CONSTRAINT ck_appointment_time CHECK ((num_nonnulls(starts_at, ends_at, place) = ANY (ARRAY[0, 3]))
          AND ends_at > starts_at AND place > 0)
      );
      CREATE INDEX ix_appointment_booked ON appointment (starts_at) WHERE state IN ('booked', 'done');
      CREATE UNIQUE INDEX ix_appointment_offered ON appointment (order_id) WHERE state = 'offered';
      CREATE INDEX ix_appointment_order_id_created_at ON appointment (order_id, created_at);
      CREATE INDEX ix_appointment_quote_id ON appointment (quote_id);
      CREATE INDEX ix_appointment_to_arrange ON appointment (created_at) WHERE state = 'offered' OR state = 'cancelled'
        AND by_customer;

      CREATE TABLE appointment_top (
        appointment_id text CONSTRAINT fk_appointment_top_appointment_id REFERENCES appointment (id) ON DELETE CASCADE,
        top_id text CONSTRAINT fk_appointment_top_top_id REFERENCES quote (id),
        quantity integer NOT NULL CONSTRAINT ck_appointment_top_quantity CHECK (quantity > 0),
        CONSTRAINT pk_appointment_top PRIMARY KEY (appointment_id, top_id)
      );
      CREATE INDEX ix_appointment_top_top_id ON appointment_top (top_id);

      CREATE TABLE visit_entry (
        id text CONSTRAINT pk_visit_entry PRIMARY KEY CONSTRAINT ck_visit_entry_id CHECK (id ~ '^[A-Za-z0-9_-]{16,64}$'),
        appointment_id text NOT NULL CONSTRAINT fk_visit_entry_appointment_id REFERENCES appointment (id),
        recorded_by integer NOT NULL,
        kind text NOT NULL CONSTRAINT ck_visit_entry_kind CHECK (kind IN ('sizes', 'hand-over', 'photos', 'nobody-there')),
        entered_at timestamptz(3) NOT NULL,
        created_at timestamptz(3) NOT NULL
      );
      CREATE INDEX ix_visit_entry_appointment_id ON visit_entry (appointment_id);

      CREATE TABLE calendar_feed (
        staff_user_id integer CONSTRAINT pk_calendar_feed PRIMARY KEY
          CONSTRAINT fk_calendar_feed_staff_user_id REFERENCES staff_user (id) ON DELETE CASCADE,
        token_hash text NOT NULL CONSTRAINT uq_calendar_feed_token_hash UNIQUE,
        created_at timestamptz(3) NOT NULL
      );

      CREATE TABLE appointment_rules (
        id integer CONSTRAINT pk_appointment_rules PRIMARY KEY CONSTRAINT ck_appointment_rules_id CHECK (id = 1),
        rules jsonb NOT NULL
      );

      CREATE TABLE cancelling_rules (
        id integer CONSTRAINT pk_cancelling_rules PRIMARY KEY CONSTRAINT ck_cancelling_rules_id CHECK (id = 1),
        rules jsonb NOT NULL
      );

      CREATE TABLE cancelling_rules_before (
        until timestamptz(3) CONSTRAINT pk_cancelling_rules_before PRIMARY KEY,
        rules jsonb NOT NULL
      );`);
  }
}
