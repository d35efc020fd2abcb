import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Migrations of the first release cannot be reverted. */
export abstract class FirstRelease implements MigrationInterface {
  abstract up(runner: QueryRunner): Promise<void>;

  down(): Promise<void> {
    return Promise.reject(new Error('there is no schema before the first release'));
  }
}
