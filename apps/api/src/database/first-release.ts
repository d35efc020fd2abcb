import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration of the schema as it is at the first release, before which there is nothing to go back to. */
export abstract class FirstRelease implements MigrationInterface {
  abstract up(runner: QueryRunner): Promise<void>;

  down(): Promise<void> {
    return Promise.reject(new Error('there is no schema before the first release'));
  }
}
