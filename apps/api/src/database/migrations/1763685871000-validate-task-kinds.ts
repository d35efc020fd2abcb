import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All tasks are looked at while others go on being written. */
export class ValidateTaskKinds1763685871000 implements MigrationInterface {
  name = 'ValidateTaskKinds1763685871000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE staff_task VALIDATE CONSTRAINT ck_staff_task_kind');
    await runner.query('ALTER TABLE staff_task VALIDATE CONSTRAINT ck_staff_task_subject');
  }

  async down(): Promise<void> {
    // What was looked at stays as it is.
  }
}
