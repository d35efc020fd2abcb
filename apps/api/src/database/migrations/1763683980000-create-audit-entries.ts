import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff did, by whom and when. Entries are added and never changed. */
export class CreateAuditEntries1763683980000 implements MigrationInterface {
  name = 'CreateAuditEntries1763683980000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entry (
        id bigint GENERATED ALWAYS AS IDENTITY,
        at timestamptz(3) NOT NULL,
        actor_id integer,
        action text NOT NULL,
        subject_kind text NOT NULL,
        subject_id text NOT NULL,
        subject_name text,
        before jsonb,
        after jsonb,
        request_id text,
        CONSTRAINT pk_audit_entry PRIMARY KEY (id),
        CONSTRAINT ck_audit_entry_action CHECK (action ~ '^[a-z][a-z-]*[.][a-z][a-z-]*$'),
        CONSTRAINT ck_audit_entry_before CHECK (jsonb_typeof(before) = 'object'),
        CONSTRAINT ck_audit_entry_after CHECK (jsonb_typeof(after) = 'object')
      );
      CREATE INDEX ix_audit_entry_at ON audit_entry (at);
      CREATE INDEX ix_audit_entry_subject ON audit_entry (subject_kind, subject_id);
      CREATE INDEX ix_audit_entry_actor_id ON audit_entry (actor_id) WHERE actor_id IS NOT NULL;

      CREATE FUNCTION keep_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'audit entries are never changed or removed' USING ERRCODE = 'insufficient_privilege';
      END $$;
      CREATE TRIGGER audit_entry_is_append_only
        BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
        FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entries();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE audit_entry`);
    await runner.query(`DROP FUNCTION keep_audit_entries`);
  }
}
