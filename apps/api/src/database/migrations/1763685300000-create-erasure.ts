import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who was erased, as digests that a restore of an older file finds them by. */
export class CreateErasure1763685300000 implements MigrationInterface {
  name = 'CreateErasure1763685300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erasure (
        digest text NOT NULL,
        secret text NOT NULL,
        erased_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_erasure PRIMARY KEY (digest),
        CONSTRAINT ck_erasure_digest CHECK (digest ~ '^[0-9a-f]{64}$'),
        CONSTRAINT ck_erasure_secret CHECK (secret ~ '^[0-9a-f]{64}$')
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE erasure');
  }
}
