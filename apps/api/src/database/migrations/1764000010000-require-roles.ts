import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account without a role has no rights (D50). */
export class RequireRoles1764000010000 implements MigrationInterface {
  name = 'RequireRoles1764000010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE staff_user ALTER COLUMN role DROP DEFAULT, ALTER COLUMN role DROP NOT NULL`);
  }

  /** The release before knows no account without a role. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE staff_user SET role = 'workshop', is_admin = false WHERE role IS NULL;
      ALTER TABLE staff_user ALTER COLUMN role SET DEFAULT 'owner', ALTER COLUMN role SET NOT NULL`);
  }
}
