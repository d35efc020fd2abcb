import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff add photos of a finished top, which its customer sees (decision 75). */
export class KeepPhotos1763685860200 implements MigrationInterface {
  name = 'KeepPhotos1763685860200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE attachment ADD COLUMN of_finished_top boolean NOT NULL DEFAULT false;
      ALTER TABLE attachment ADD CONSTRAINT ck_attachment_of_finished_top
        CHECK (NOT of_finished_top OR quote_id IS NOT NULL AND type = 'image/jpeg') NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM attachment WHERE of_finished_top;
      ALTER TABLE attachment DROP COLUMN of_finished_top;
    `);
  }
}
