import type { LightMyRequestResponse as Response } from 'fastify';
import { paths, type StaffRole } from '@app/contracts';
import { demoAdmin } from '../staff/users/demo-admin';
import { Passwords } from '../staff/users/passwords';
import type { TestApi } from './servers/start-api';

interface Credentials {
  email: string;
  password: string;
  code?: string;
}

export const logIn = (
  api: TestApi,
  { email, password, code }: Credentials = demoAdmin,
  headers: Record<string, string> = {},
): Promise<Response> => api.post(paths.login, { email, password, code }, headers);

export async function signIn(api: TestApi, credentials?: Credentials): Promise<{ cookie: string }> {
  const reply = await logIn(api, credentials);
  expect({ status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 });
  return { cookie: sessionOf(reply) };
}

/** The session cookie of a response, to send back. */
export function sessionOf(reply: Response): string {
  const cookie = reply.cookies.find(({ name }) => /^(?:__Host-)?sid$/.test(name));
  return `${cookie?.name}=${cookie?.value}`;
}

export async function addStaff(
  api: TestApi,
  { email, isAdmin = false, role = 'owner' }: { email: string; isAdmin?: boolean; role?: StaffRole | null },
): Promise<Credentials & { userId: number }> {
  const password = 'granite counter plinth';
  const [user] = await api.sql<{ id: number }>(
    `INSERT INTO staff_user (first_name, email, password_hash, is_admin, role, created_at)
     VALUES ('Sam', $1, $2, $3, $4, now()) RETURNING id`,
    [email, await new Passwords().hash(password), isAdmin, role],
  );
  return { email, password, userId: user?.id ?? 0 };
}
