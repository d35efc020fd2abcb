import type { DataSource } from 'typeorm';
import type { AppConfig } from '../../config/app-config';
import { demoAdmin } from './demo-admin';
import { Passwords } from './passwords';

/** Adds the missing demo admin, never in production. @returns whether it was added */
export async function seedDemoAdmin(
  database: DataSource,
  { appEnv }: Pick<AppConfig, 'appEnv'>,
): Promise<boolean> {
  if (appEnv !== 'demo') return false;
  const rows = await database.query<unknown[]>(
    `INSERT INTO staff_user (first_name, email, password_hash, is_admin, role, is_demo, created_at)
     VALUES ($1, $2, $3, true, 'owner', true, now())
     ON CONFLICT (email) DO NOTHING
     RETURNING id`,
    [demoAdmin.firstName, demoAdmin.email, await new Passwords().hash(demoAdmin.password)],
  );
  return rows.length > 0;
}
