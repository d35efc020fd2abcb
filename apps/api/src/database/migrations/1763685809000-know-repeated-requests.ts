import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff send again after a lost answer, a note or a quote, is known by its key and kept once. */
export class KnowRepeatedRequests1763685809000 implements MigrationInterface {
  name = 'KnowRepeatedRequests1763685809000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['timeline_entry', 'inquiry_event']) {
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN idempotency_key text;
        CREATE UNIQUE INDEX uq_${table}_idempotency_key ON ${table} (idempotency_key)
          WHERE idempotency_key IS NOT NULL;
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE timeline_entry DROP COLUMN idempotency_key;
      ALTER TABLE inquiry_event DROP COLUMN idempotency_key;
    `);
  }
}
