import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As it was made with the quotes, with or without the name of the job; the top of a new row is not known yet. */
const keepSearchText = (jobName: string) => `
      CREATE OR REPLACE FUNCTION keep_quote_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- Each field begins behind a space, as words do, and no search reaches from one field into the next. An entry
        -- of an index holds 2.7 kB; of an endless address its end alone is there without spaces.
        NEW.search_text := left(lower(concat_ws(E'\\n ', '', NEW.reference,
          regexp_replace(regexp_replace(NEW.customer_phone, '\\D', '', 'g'), '^(?:00)?440?(?=\\d{9})', '0'),
          NEW.customer_name, NEW.customer_email,${jobName}
          right(regexp_replace(NEW.delivery_address, '\\s', '', 'g'), 100),
          NEW.snapshot -> 'material' ->> 'name', NEW.snapshot -> 'color' ->> 'name',
          regexp_replace(NEW.delivery_address, '\\s+', ' ', 'g'))), 640);
        RETURN NEW;
      END $$;`;

const jobName = `
          (SELECT job.name FROM job_top JOIN job ON job.id = job_id
            WHERE top_id = coalesce(NEW.top_id, (SELECT top_id FROM quote WHERE id = NEW.replaces_quote_id))),`;

/**
 * Jobs of several tops (decision 79). What is in a job is a top, so a quote that replaces or revises another one takes its
 * place in it; quotes are found by its name.
 */
export class CreateJobs1763685910000 implements MigrationInterface {
  name = 'CreateJobs1763685910000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job (
        id text NOT NULL,
        name text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        made_in text,
        CONSTRAINT pk_job PRIMARY KEY (id),
        CONSTRAINT ck_job_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_job_name CHECK (name <> '' AND length(name) <= 120)
      );
      CREATE TABLE job_top (
        top_id text NOT NULL,
        job_id text NOT NULL,
        position integer NOT NULL,
        CONSTRAINT pk_job_top PRIMARY KEY (top_id),
        CONSTRAINT ck_job_top_position CHECK (position > 0),
        CONSTRAINT fk_job_top_top_id FOREIGN KEY (top_id) REFERENCES quote (id),
        CONSTRAINT fk_job_top_job_id FOREIGN KEY (job_id) REFERENCES job (id)
      );
      CREATE INDEX ix_job_top_job_id ON job_top (job_id);
      ${keepSearchText(jobName)}

      CREATE FUNCTION find_tops_by_job() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE quote SET search_text = '' WHERE top_id = coalesce(NEW.top_id, OLD.top_id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER job_top_is_searched AFTER INSERT OR DELETE ON job_top
        FOR EACH ROW EXECUTE FUNCTION find_tops_by_job();

      CREATE FUNCTION find_renamed_job() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE quote SET search_text = '' WHERE top_id IN (SELECT top_id FROM job_top WHERE job_id = NEW.id);
        RETURN NULL;
      END $$;
      CREATE TRIGGER job_name_is_searched AFTER UPDATE OF name ON job
        FOR EACH ROW WHEN (NEW.name <> OLD.name) EXECUTE FUNCTION find_renamed_job();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${keepSearchText('')}
      UPDATE quote SET search_text = '' WHERE top_id IN (SELECT top_id FROM job_top);
      DROP TABLE job_top, job;
      DROP FUNCTION find_tops_by_job, find_renamed_job;
    `);
  }
}
