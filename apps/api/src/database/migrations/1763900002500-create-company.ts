import type { QueryRunner } from 'typeorm';
import { FirstRelease } from '../first-release';

/** The company's facts, as the owner edits them. */
export class CreateCompany1763900002500 extends FirstRelease {
  name = 'CreateCompany1763900002500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE company (
        id integer CONSTRAINT pk_company PRIMARY KEY CONSTRAINT ck_company_id CHECK (id = 1),
        version integer NOT NULL CONSTRAINT ck_company_version CHECK (version > 0),
        facts jsonb NOT NULL CONSTRAINT ck_company_facts CHECK (jsonb_typeof(facts) = 'object'),
        before jsonb,
        changed_at timestamptz(3) NOT NULL,
        changed_by integer
      );`);
  }
}
