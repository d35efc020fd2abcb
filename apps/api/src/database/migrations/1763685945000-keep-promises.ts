import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order is cancelled by what its customer was ever shown (decision 75). */
export class KeepPromises1763685945000 implements MigrationInterface {
  name = 'KeepPromises1763685945000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cancelling_rules_before (
        until timestamptz(3) NOT NULL,
        rules jsonb NOT NULL,
        CONSTRAINT pk_cancelling_rules_before PRIMARY KEY (until)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE cancelling_rules_before');
  }
}
