import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addKinds, removeKinds } from '../add-kinds';

const subjects = 'num_nonnulls(deposit_id, contact_inquiry_id, trade_inquiry_id, mail_id, quote_id) > 0';

/** The provider's books are compared by themselves: which days were, what did not agree, and a task for each (decision 76). */
export class CompareBooks1763685870000 implements MigrationInterface {
  name = 'CompareBooks1763685870000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE books_day (
        day date NOT NULL,
        compared_at timestamptz(3),
        wanted_at timestamptz(3),
        lease_until timestamptz(3),
        failure text,
        CONSTRAINT pk_books_day PRIMARY KEY (day)
      );

      CREATE TABLE books_difference (
        id text NOT NULL,
        key text NOT NULL,
        kind text NOT NULL,
        verdict text NOT NULL,
        day text NOT NULL,
        at timestamptz(3) NOT NULL,
        transaction_id text,
        transaction_code text,
        ours numeric(12, 2),
        theirs numeric(12, 2),
        deposit_id text,
        entry_id bigint,
        found_at timestamptz(3) NOT NULL,
        closed_at timestamptz(3),
        closed_by integer,
        note text,
        CONSTRAINT pk_books_difference PRIMARY KEY (id),
        CONSTRAINT uq_books_difference_key UNIQUE (key),
        CONSTRAINT fk_books_difference_deposit_id FOREIGN KEY (deposit_id) REFERENCES deposit (id),
        CONSTRAINT fk_books_difference_entry_id FOREIGN KEY (entry_id) REFERENCES ledger_entry (id),
        CONSTRAINT ck_books_difference_id CHECK (id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
        CONSTRAINT ck_books_difference_day CHECK (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
        CONSTRAINT ck_books_difference_kind CHECK (kind IN ('payment', 'refund', 'chargeback')),
        CONSTRAINT ck_books_difference_verdict CHECK (
          CASE verdict WHEN 'ours' THEN theirs IS NULL AND ours IS NOT NULL
            WHEN 'theirs' THEN ours IS NULL AND theirs IS NOT NULL
            ELSE verdict = 'differs' AND num_nonnulls(ours, theirs) = 2 END),
        CONSTRAINT ck_books_difference_note CHECK (note <> '' AND length(note) <= 300),
        CONSTRAINT ck_books_difference_closed_at CHECK (closed_at IS NOT NULL OR num_nonnulls(closed_by, note) = 0)
      );
      CREATE INDEX ix_books_difference_day ON books_difference (day) WHERE closed_at IS NULL;
      CREATE INDEX ix_books_difference_closed_at ON books_difference (closed_at) WHERE closed_at IS NOT NULL;
      CREATE INDEX ix_books_difference_deposit_id ON books_difference (deposit_id);

      ALTER TABLE staff_task DROP CONSTRAINT ck_staff_task_subject;
      ALTER TABLE staff_task ADD CONSTRAINT ck_staff_task_subject
        CHECK (kind IN ('alert', 'check-books') OR ${subjects}) NOT VALID;
    `);
    await addKinds(runner, 'staff_task', ['check-books']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await removeKinds(runner, 'staff_task', ['check-books']);
    await runner.query(`
      ALTER TABLE staff_task DROP CONSTRAINT ck_staff_task_subject;
      ALTER TABLE staff_task ADD CONSTRAINT ck_staff_task_subject CHECK (kind = 'alert' OR ${subjects}) NOT VALID;
      DROP TABLE books_difference, books_day;
    `);
  }
}
