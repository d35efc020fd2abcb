import type { QueryRunner } from 'typeorm';
import { FirstRelease } from '../first-release';

/**
 * Visits to measure and to deliver, which never overlap for one team, and how orders are cancelled.
 */
export class CreateAppointments1763900011000 extends FirstRelease {
  name = 'CreateAppointments1763900011000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE appointment (
        id text CONSTRAINT pk_appointment PRIMARY KEY CONSTRAINT ck_appointment_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        quote_id text NOT NULL CONSTRAINT fk_appointment_quote_id REFERENCES quote (id),
        kind text NOT NULL,
        state text NOT NULL CONSTRAINT ck_appointment_state CHECK (state IN ('offered', 'booked', 'cancelled')),
        starts_at timestamptz(3),
        ends_at timestamptz(3),
        place integer,
        sequence integer NOT NULL DEFAULT 0,
        by_customer boolean NOT NULL DEFAULT false,
        reminded_at timestamptz(3),
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT xc_appointment_booked_once EXCLUDE USING gist (kind WITH =, place WITH =, tstzrange(starts_at, ends_at)
          WITH &&) WHERE (state = 'booked'),
        CONSTRAINT ck_appointment_kind CHECK (kind IN ('measuring-visit', 'measuring-call', 'delivery', 'collection')),
        CONSTRAINT ck_appointment_starts_at CHECK (state = 'cancelled' OR (state = 'booked') = (starts_at IS NOT NULL)),
        CONSTRAINT ck_appointment_time CHECK ((num_nonnulls(starts_at, ends_at, place) = ANY (ARRAY[0, 3]))
          AND ends_at > starts_at AND place > 0)
      );
      CREATE INDEX ix_appointment_booked ON appointment (starts_at) WHERE state = 'booked';
      CREATE UNIQUE INDEX ix_appointment_offered ON appointment (quote_id) WHERE state = 'offered';
      CREATE INDEX ix_appointment_quote_id_created_at ON appointment (quote_id, created_at);
      CREATE INDEX ix_appointment_to_arrange ON appointment (created_at) WHERE state = 'offered' OR state = 'cancelled'
        AND by_customer;

      CREATE TABLE appointment_rules (
        id integer CONSTRAINT pk_appointment_rules PRIMARY KEY CONSTRAINT ck_appointment_rules_id CHECK (id = 1),
        rules jsonb NOT NULL
      );

      CREATE TABLE order_cancellation (
        id text CONSTRAINT pk_order_cancellation PRIMARY KEY,
        quote_id text NOT NULL CONSTRAINT fk_order_cancellation_quote_id REFERENCES quote (id),
        stage text NOT NULL,
        received numeric(12,2) NOT NULL,
        given_back numeric(12,2) NOT NULL,
        means text CONSTRAINT ck_order_cancellation_means CHECK (means IN ('bank-transfer', 'card-counter', 'cash')),
        reason text CONSTRAINT ck_order_cancellation_reason CHECK (reason <> '' AND length(reason) <= 300),
        cancelled_by integer,
        cancelled_at timestamptz(3) NOT NULL,
        idempotency_key text CONSTRAINT uq_order_cancellation_idempotency_key UNIQUE,
        CONSTRAINT ck_order_cancellation_given_back CHECK (given_back >= 0 AND given_back <= received),
        CONSTRAINT ck_order_cancellation_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_order_cancellation_stage
          CHECK (stage IN ('to-measure', 'measured', 'in-production', 'ready', 'delivered', 'collected'))
      );
      CREATE INDEX ix_order_cancellation_quote_id ON order_cancellation (quote_id);

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
