import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Credits of before have their task too; all tasks are looked at while others go on being written. */
export class FindCredits1763685951000 implements MigrationInterface {
  name = 'FindCredits1763685951000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One after the other, so that no payment waits for all of them; held, as money may be moving on it. Whoever is
    // forgotten can be given nothing.
    await runner.query(`
      DO $$ DECLARE of_order text; BEGIN
        FOR of_order IN SELECT id FROM quote WHERE received > total_price - lowered_by AND erased_at IS NULL LOOP
          PERFORM FROM quote WHERE id = of_order FOR NO KEY UPDATE;
          PERFORM keep_credit_tasks(ARRAY[of_order]);
          COMMIT;
        END LOOP;
      END $$`);
    await runner.query('ALTER TABLE staff_task VALIDATE CONSTRAINT ck_staff_task_kind');
  }

  async down(): Promise<void> {
    // The tasks go with the migration before this one.
  }
}
