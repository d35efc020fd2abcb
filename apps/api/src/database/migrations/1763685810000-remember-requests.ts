import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a request asked to be done later carries its id, so that the logs of both are read together. */
export class RememberRequests1763685810000 implements MigrationInterface {
  name = 'RememberRequests1763685810000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['mail', 'outbox_message']) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN request_id text`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['mail', 'outbox_message']) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN request_id`);
    }
  }
}
