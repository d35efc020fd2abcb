import type { QueryRunner } from 'typeorm';
import { FirstRelease } from '../first-release';

/**
 * Prices of trade customers, and tops that belong to one job.
 */
export class CreateTradeAndJobs1763900005000 extends FirstRelease {
  name = 'CreateTradeAndJobs1763900005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE trade_customer (
        id text CONSTRAINT pk_trade_customer PRIMARY KEY,
        company text NOT NULL CONSTRAINT ck_trade_customer_company CHECK (company <> '' AND length(company) <= 120),
        email text NOT NULL,
        vat_number text CONSTRAINT ck_trade_customer_vat_number CHECK (vat_number <> '' AND length(vat_number) <= 20),
        is_active boolean NOT NULL DEFAULT true,
        created_at timestamptz(3) NOT NULL,
        changed_at timestamptz(3) NOT NULL,
        link_sent_at timestamptz(3),
        token_hashes text[] NOT NULL DEFAULT '{}',
        CONSTRAINT ck_trade_customer_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_trade_customer_token_hashes CHECK (token_hashes = '{}' OR link_sent_at IS NOT NULL)
      );
      CREATE UNIQUE INDEX uq_trade_customer_email ON trade_customer (lower(email));

      CREATE TABLE trade_percentage (
        trade_customer_id text NOT NULL,
        material_id integer NOT NULL CONSTRAINT fk_trade_percentage_material_id REFERENCES material (id),
        percent numeric(4,2) NOT NULL CONSTRAINT ck_trade_percentage_percent CHECK (percent >= 0.01 AND percent <= 50),
        CONSTRAINT pk_trade_percentage PRIMARY KEY (trade_customer_id, material_id),
        CONSTRAINT fk_trade_percentage_trade_customer_id FOREIGN KEY (trade_customer_id) REFERENCES trade_customer (id)
          ON DELETE CASCADE
      );

      CREATE TABLE trade_rules (
        id integer CONSTRAINT pk_trade_rules PRIMARY KEY CONSTRAINT ck_trade_rules_id CHECK (id = 1),
        rules jsonb NOT NULL
      );

      CREATE TABLE job (
        id text CONSTRAINT pk_job PRIMARY KEY CONSTRAINT ck_job_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        name text NOT NULL CONSTRAINT ck_job_name CHECK (name <> '' AND length(name) <= 120),
        created_at timestamptz(3) NOT NULL,
        made_in text
      );

      CREATE TABLE job_top (
        top_id text CONSTRAINT pk_job_top PRIMARY KEY CONSTRAINT fk_job_top_top_id REFERENCES quote (id),
        job_id text NOT NULL CONSTRAINT fk_job_top_job_id REFERENCES job (id),
        position integer NOT NULL CONSTRAINT ck_job_top_position CHECK ("position" > 0)
      );
      CREATE INDEX ix_job_top_job_id ON job_top (job_id);`);
  }
}
