import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When background work was last seen to run, by queue. */
export class CreateWorkerHeartbeat1763683320000 implements MigrationInterface {
  name = 'CreateWorkerHeartbeat1763683320000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE worker_heartbeat (
        queue text NOT NULL,
        beat_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_worker_heartbeat PRIMARY KEY (queue)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE worker_heartbeat`);
  }
}
