import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All rows are looked at while others go on being written. */
export class ValidateCancelling1763685860400 implements MigrationInterface {
  name = 'ValidateCancelling1763685860400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refund VALIDATE CONSTRAINT fk_refund_quote_id');
    await runner.query('ALTER TABLE attachment VALIDATE CONSTRAINT ck_attachment_of_finished_top');
    await runner.query('ALTER TABLE mail VALIDATE CONSTRAINT ck_mail_kind');
    await runner.query('ALTER TABLE staff_task VALIDATE CONSTRAINT ck_staff_task_kind');
  }

  async down(): Promise<void> {
    // What was looked at stays as it is.
  }
}
