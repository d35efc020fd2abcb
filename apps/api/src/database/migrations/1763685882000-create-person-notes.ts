import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff remember of a customer (decision 78). */
export class CreatePersonNotes1763685882000 implements MigrationInterface {
  name = 'CreatePersonNotes1763685882000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE person_note (
        id text NOT NULL,
        key text NOT NULL,
        text text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        actor_id integer NOT NULL,
        deleted_at timestamptz(3),
        idempotency_key text,
        CONSTRAINT pk_person_note PRIMARY KEY (id),
        CONSTRAINT ck_person_note_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_person_note_key CHECK (key <> ''),
        CONSTRAINT ck_person_note_text CHECK (text <> '' AND length(text) <= 2000)
      );
      CREATE INDEX ix_person_note_key ON person_note (key);
      CREATE UNIQUE INDEX uq_person_note_idempotency_key ON person_note (idempotency_key)
        WHERE idempotency_key IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE person_note');
  }
}
