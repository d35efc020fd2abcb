import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Saved quotes (specification §3, D3, D4, D8). What a quote was priced with is its snapshot; the ids beside it
 * are for joins and for configuring again. A colour is referenced together with its material, so that no quote
 * can name a colour of another material.
 */
export class CreateQuotes1763683260000 implements MigrationInterface {
  name = 'CreateQuotes1763683260000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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
        CONSTRAINT pk_quote PRIMARY KEY (id),
        CONSTRAINT uq_quote_reference UNIQUE (reference),
        CONSTRAINT fk_quote_color_id_material_id
          FOREIGN KEY (color_id, material_id) REFERENCES color (id, material_id),
        CONSTRAINT fk_quote_thickness_id FOREIGN KEY (thickness_id) REFERENCES thickness (id),
        CONSTRAINT fk_quote_sink_type_id FOREIGN KEY (sink_type_id) REFERENCES sink_type (id),
        CONSTRAINT fk_quote_cutout_id FOREIGN KEY (cutout_id) REFERENCES cutout (id),
        CONSTRAINT fk_quote_replaces_quote_id FOREIGN KEY (replaces_quote_id) REFERENCES quote (id),
        CONSTRAINT ck_quote_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_quote_reference CHECK (reference ~ '^VT-[0-9]{2}-[0-9]{5,}$'),
        CONSTRAINT ck_quote_status CHECK (status IN ('pending', 'approved', 'declined', 'completed')),
        CONSTRAINT ck_quote_length CHECK (length BETWEEN 500 AND 3000),
        CONSTRAINT ck_quote_width CHECK (width BETWEEN 300 AND 350),
        CONSTRAINT ck_quote_area CHECK (area = length * width / 1000000.0),
        CONSTRAINT ck_quote_base_price CHECK (base_price >= 0),
        CONSTRAINT ck_quote_total_price CHECK (total_price > 0),
        CONSTRAINT ck_quote_cutout_ids CHECK (
          cardinality(cutout_ids) <= 20
          AND array_position(cutout_ids, NULL) IS NULL
          AND cutout_id IS NOT DISTINCT FROM cutout_ids[1]),
        CONSTRAINT ck_quote_snapshot CHECK (jsonb_typeof(snapshot) = 'object'),
        CONSTRAINT ck_quote_notes CHECK (length(notes) <= 2000),
        CONSTRAINT ck_quote_valid_until CHECK (valid_until > created_at),
        CONSTRAINT ck_quote_replaces_quote_id CHECK (replaces_quote_id <> id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE quote`);
    await runner.query(`DROP SEQUENCE quote_reference_number`);
  }
}
