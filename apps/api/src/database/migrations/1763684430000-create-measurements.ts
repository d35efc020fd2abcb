import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sizes to cut as they were agreed with customers, and the quotes that were revised because of them. */
export class CreateMeasurements1763684430000 implements MigrationInterface {
  name = 'CreateMeasurements1763684430000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
        CONSTRAINT fk_measurement_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id),
        CONSTRAINT ck_measurement_version CHECK (version > 0),
        CONSTRAINT ck_measurement_length_mm CHECK (length_mm BETWEEN 500 AND 3000),
        CONSTRAINT ck_measurement_width_mm CHECK (width_mm BETWEEN 300 AND 350),
        CONSTRAINT ck_measurement_sink CHECK (jsonb_typeof(sink) = 'object'),
        CONSTRAINT ck_measurement_taps CHECK (jsonb_typeof(taps) = 'array' AND jsonb_array_length(taps) <= 6),
        CONSTRAINT ck_measurement_note CHECK (length(note) <= 1000),
        CONSTRAINT ck_measurement_how CHECK (how IN ('phone', 'showroom', 'on-site'))
      );

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
        CONSTRAINT fk_quote_revision_quote_id FOREIGN KEY (quote_id) REFERENCES quote (id),
        CONSTRAINT fk_quote_revision_original_id FOREIGN KEY (original_id) REFERENCES quote (id),
        CONSTRAINT ck_quote_revision_original_id CHECK (original_id <> quote_id),
        CONSTRAINT ck_quote_revision_state CHECK (state IN ('proposed', 'agreed', 'declined', 'withdrawn')),
        CONSTRAINT ck_quote_revision_previous_total CHECK (previous_total > 0),
        CONSTRAINT ck_quote_revision_credited_deposit CHECK (credited_deposit >= 0),
        CONSTRAINT ck_quote_revision_answered_at CHECK ((answered_at IS NULL) = (state = 'proposed'))
      );
      CREATE INDEX ix_quote_revision_original_id ON quote_revision (original_id);
      CREATE UNIQUE INDEX uq_quote_revision_proposed ON quote_revision (original_id) WHERE state = 'proposed';
      CREATE UNIQUE INDEX uq_quote_revision_agreed ON quote_revision (original_id) WHERE state = 'agreed';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE quote_revision;
      DROP TABLE measurement;
    `);
  }
}
