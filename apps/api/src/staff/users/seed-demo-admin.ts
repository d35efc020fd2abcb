import type { DataSource } from 'typeorm';
import type { AppConfig } from '../../config/app-config';
import { insertUnlessPresent } from '../../database/insert-unless-present';
import { demoAdmin } from './demo-admin';
import { Passwords } from './passwords';
import { StaffUser } from './staff-user.entity';

/** Adds the missing demo admin, never in production. @returns whether it was added */
export async function seedDemoAdmin(
  database: DataSource,
  { appEnv }: Pick<AppConfig, 'appEnv'>,
): Promise<boolean> {
  if (appEnv !== 'demo') return false;
  const { firstName, email, password } = demoAdmin;
  const passwordHash = await new Passwords().hash(password);
  const rights = { isAdmin: true, role: 'owner', isDemo: true } as const;
  const row = { ...rights, firstName, email, passwordHash, createdAt: new Date() };
  return (await insertUnlessPresent(database.manager, StaffUser, row)) !== null;
}
