import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A pace for guesses at an account from wherever, browsers that it does not concern, what a session's browser calls
 * itself, and since when an admin could have set up a second factor.
 */
export class HardenSignIn1763685320000 implements MigrationInterface {
  name = 'HardenSignIn1763685320000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE use_counter ADD COLUMN next_at timestamptz(3);

      CREATE TABLE staff_device (
        id text NOT NULL,
        user_id integer NOT NULL,
        used_at timestamptz(3) NOT NULL,
        CONSTRAINT pk_staff_device PRIMARY KEY (id, user_id),
        CONSTRAINT fk_staff_device_user_id FOREIGN KEY (user_id) REFERENCES staff_user (id) ON DELETE CASCADE
      );
      CREATE INDEX ix_staff_device_user_id ON staff_device (user_id);

      ALTER TABLE staff_session ADD COLUMN browser text;

      ALTER TABLE staff_user ADD COLUMN second_factor_asked_at timestamptz(3) NOT NULL DEFAULT now();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE staff_user DROP COLUMN second_factor_asked_at;
      ALTER TABLE staff_session DROP COLUMN browser;
      DROP TABLE staff_device;
      ALTER TABLE use_counter DROP COLUMN next_at;
    `);
  }
}
