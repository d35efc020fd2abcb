import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Appointments, when they can be, and the links by which customers pick their times (decision 72). */
export class CreateAppointments1763685830000 implements MigrationInterface {
  name = 'CreateAppointments1763685830000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS btree_gist;

      CREATE TABLE appointment (
        id text NOT NULL,
        quote_id text NOT NULL,
        kind text NOT NULL,
        state text NOT NULL,
        starts_at timestamptz(3),
        ends_at timestamptz(3),
        place integer,
        sequence integer NOT NULL DEFAULT 0,
        by_customer boolean NOT NULL DEFAULT false,
        reminded_at timestamptz(3),
        created_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_appointment PRIMARY KEY (id),
        CONSTRAINT fk_appointment_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id),
        CONSTRAINT ck_appointment_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_appointment_kind
          CHECK (kind IN ('measuring-visit', 'measuring-call', 'delivery', 'collection')),
        CONSTRAINT ck_appointment_state CHECK (state IN ('offered', 'booked', 'cancelled')),
        CONSTRAINT ck_appointment_time
          CHECK (num_nonnulls(starts_at, ends_at, place) IN (0, 3) AND ends_at > starts_at AND place > 0),
        CONSTRAINT ck_appointment_starts_at
          CHECK (state = 'cancelled' OR (state = 'booked') = (starts_at IS NOT NULL)),
        CONSTRAINT xc_appointment_booked_once
          EXCLUDE USING gist (kind WITH =, place WITH =, tstzrange(starts_at, ends_at) WITH &&)
          WHERE (state = 'booked')
      );
      CREATE UNIQUE INDEX ix_appointment_offered ON appointment (quote_id) WHERE state = 'offered';
      CREATE INDEX ix_appointment_quote_id_created_at ON appointment (quote_id, created_at);
      CREATE INDEX ix_appointment_booked ON appointment (starts_at) WHERE state = 'booked';
      CREATE INDEX ix_appointment_to_arrange ON appointment (created_at)
        WHERE state = 'offered' OR state = 'cancelled' AND by_customer;

      CREATE TABLE appointment_rules (
        id integer NOT NULL,
        rules jsonb NOT NULL,
        CONSTRAINT pk_appointment_rules PRIMARY KEY (id),
        CONSTRAINT ck_appointment_rules_id CHECK (id = 1)
      );

      CREATE TABLE order_link (
        token_hash text NOT NULL,
        quote_id text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        ends_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_order_link PRIMARY KEY (token_hash),
        CONSTRAINT fk_order_link_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id),
        CONSTRAINT ck_order_link_ends_at CHECK (ends_at > created_at)
      );
      CREATE INDEX ix_order_link_quote_id ON order_link (quote_id);
      CREATE INDEX ix_order_link_ends_at ON order_link (ends_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE order_link, appointment_rules, appointment;
    `);
  }
}
