import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far an admin's rights go (decision 77). Whoever is one keeps all of them, as does whom the release before this one makes one. */
export class KnowRoles1763685872000 implements MigrationInterface {
  name = 'KnowRoles1763685872000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE staff_user ADD COLUMN role text NOT NULL DEFAULT 'owner'
        CONSTRAINT ck_staff_user_role CHECK (role IN ('owner', 'office', 'workshop'))`);
  }

  /** The release before knows no narrower rights: who had them has none. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE staff_user SET is_admin = false WHERE role <> 'owner';
      ALTER TABLE staff_user DROP COLUMN role`);
  }
}
