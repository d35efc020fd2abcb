import { PassThrough } from 'node:stream';
import { Client } from 'pg';
import { paths, totalCountHeader, type AdminUser, type ChangeUserRequest } from '@app/contracts';
import { demoAdmin } from '../../staff/users/demo-admin';
import { expectError } from '../../testing/expect-error';
import { isLockAwaitedSql } from '../../testing/database/is-lock-awaited';
import { addStaff, logIn, signIn } from '../../testing/sign-in';
import { totpCode } from '../../testing/totp-code';
import { until } from '../../testing/until';
import { useApi } from '../../testing/servers/use-api';

const start = new Date('2026-11-21T09:00:00Z').getTime();
let elapsedMs = 0;
const now = () => new Date(start + elapsedMs);

let session = { cookie: '' };
const api = useApi({ now });
beforeEach(async () => {
  elapsedMs = 0;
  await api.sql('TRUNCATE use_counter, mail CASCADE');
  await api.sql('DELETE FROM staff_user WHERE NOT is_demo');
  await api.sql('UPDATE staff_user SET last_sign_in_at = $1', [now()]);
  // Signs in again, as the previous test may have let days pass or removed rights.
  if (!(await isSignedIn(session))) session = await signIn(api);
});

type Session = typeof session;
const list = async (query = '') =>
  (await api.get(`${paths.adminUsers}${query}`, session)).json<AdminUser[]>();
const invite = (email: string, isAdmin = true) =>
  api.post(paths.adminUsers, { firstName: 'Priya', email, isAdmin }, session);
const change = (id: number, body: ChangeUserRequest, by: Session = session) =>
  api.inject({ method: 'PUT', url: paths.adminUser(id), payload: body, headers: by });
const isSignedIn = async (by: Session) => (await api.get(paths.currentUser, by)).statusCode === 200;
async function aColleague(email: string, isAdmin = true) {
  const credentials = await addStaff(api, { email, isAdmin });
  const [row] = await api.sql<{ id: number }>('SELECT id FROM staff_user WHERE email = $1', [email]);
  return { ...credentials, id: row?.id ?? 0, session: await signIn(api, credentials) };
}

const actions = async () =>
  (
    await api.sql<{ action: string; subject_id: string; actor_id: number }>(
      'SELECT action, subject_id, actor_id FROM audit_entry ORDER BY id',
    )
  ).map(({ action }) => action);

describe('the list of users', () => {
  it('has everybody, newest first, and marks the current user', async () => {
    await aColleague('lee@example.com', false);
    await invite('priya@example.com');
    const users = await list();
    expect(users.map(({ email, state, isSelf }) => [email, state, isSelf])).toEqual([
      ['priya@example.com', 'invited', false],
      ['lee@example.com', 'active', false],
      [demoAdmin.email, 'active', true],
    ]);
    expect(Object.keys(users[0] ?? {}).sort()).toEqual([
      'createdAt',
      'email',
      'firstName',
      'hasSecondFactor',
      'id',
      'isAdmin',
      'isSelf',
      'lastSignInAt',
      'role',
      'state',
    ]);
    const reply = await api.get(`${paths.adminUsers}?pageSize=2&page=2`, session);
    expect(reply.headers[totalCountHeader.toLowerCase()]).toBe('3');
    expect(reply.json()).toHaveLength(1);
  });

  it.each<[string, string[]]>([
    ['?search=LEE@', ['lee@example.com']],
    ['?search=priya', ['priya@example.com']],
    ['?search=%25', []],
    ['?status=invited', ['priya@example.com']],
    ['?status=disabled', []],
    ['?sort=email', ['admin@example.com', 'lee@example.com', 'priya@example.com']],
    ['?sort=-firstName', ['lee@example.com', 'priya@example.com', 'admin@example.com']],
    ['?sort=-lastSignInAt&status=active', ['lee@example.com', 'admin@example.com']],
  ])('filters and sorts by %s', { tags: 'thorough' }, async (query, emails) => {
    await aColleague('lee@example.com', false);
    await invite('priya@example.com');
    await api.sql(
      `UPDATE staff_user SET last_sign_in_at = last_sign_in_at - interval '1 hour' WHERE is_demo`,
    );
    expect((await list(query)).map(({ email }) => email)).toEqual(emails);
  });
});

describe('a user', () => {
  it('who is disabled is signed out immediately, and can be enabled again', async () => {
    const lee = await aColleague('lee@example.com');
    expect((await change(lee.id, { isActive: false })).json()).toMatchObject({ state: 'disabled' });
    expect(await isSignedIn(lee.session)).toBe(false);
    expectError(await api.get(paths.adminUsers, lee.session), 'auth/signed-out');
    expectError(await logIn(api, lee), 'auth/wrong-credentials');
    await change(lee.id, { isActive: true });
    // The session was deleted, not suspended.
    expect(await isSignedIn(lee.session)).toBe(false);
    expect((await logIn(api, lee)).statusCode).toBe(200);
  });

  it('who is demoted has to sign in again, with the new role', async () => {
    const lee = await aColleague('lee@example.com');
    await change(lee.id, { isAdmin: false });
    expect(await isSignedIn(lee.session)).toBe(false);
    const again = await signIn(api, lee);
    expectError(await api.get(paths.adminUsers, again), 'auth/not-an-admin');
    await change(lee.id, { isAdmin: true });
    expect((await api.get(paths.adminUsers, again)).statusCode).toBe(200);
  });

  it('is renamed without ending sessions; absent or blank fields stay unchanged', async () => {
    const lee = await aColleague('lee@example.com');
    const before = (await actions()).length;
    expect((await change(lee.id, { firstName: ' Leigh ' })).json()).toMatchObject({ firstName: 'Leigh' });
    expect((await change(lee.id, { firstName: '' })).json()).toMatchObject({ firstName: 'Leigh' });
    expect((await change(lee.id, {})).json()).toMatchObject({ isAdmin: true, state: 'active' });
    expect(await isSignedIn(lee.session)).toBe(true);
    expect((await actions()).slice(before)).toEqual(['user.rename']);
  });

  it('cannot demote themselves', async () => {
    const [self] = await list();
    const id = self?.id ?? 0;
    await aColleague('lee@example.com');
    for (const body of [{ isActive: false }, { isAdmin: false }, { isAdmin: false, isActive: false }]) {
      expectError(await change(id, body), 'users/not-yourself');
    }
    expect((await change(id, { isAdmin: true, firstName: 'Alison' })).statusCode).toBe(200);
    expectError(await api.post(paths.removeUsersSecondFactor(id), {}, session), 'users/not-yourself');
  });

  it(
    'stays active if two users disable each other simultaneously and the other was first',
    { tags: 'thorough' },
    async () => {
      const [self] = await list();
      for (let turn = 0; turn < 4; turn += 1) {
        const lee = await aColleague(`lee${turn}@example.com`);
        const replies = await Promise.all([
          change(lee.id, turn % 2 ? { isActive: false } : { isAdmin: false }),
          change(self?.id ?? 0, turn % 2 ? { isActive: false } : { isAdmin: false }, lee.session),
        ]);
        expect(replies.map(({ statusCode }) => statusCode).sort()).not.toEqual([200, 200]);
        const left = await api.sql('SELECT FROM staff_user WHERE is_admin AND is_active');
        expect(left).toHaveLength(1);
        await api.sql('UPDATE staff_user SET is_admin = true, is_active = true WHERE is_demo');
        await api.sql('DELETE FROM staff_user WHERE NOT is_demo');
        session = await signIn(api);
      }
    },
  );

  it.each<[string, (id: number, by: Session) => ReturnType<typeof change>]>([
    ['disables nobody', (id, by) => change(id, { isActive: false }, by)],
    [
      'invites nobody',
      (_, by) =>
        api.post(paths.adminUsers, { firstName: 'Eve', email: 'eve@example.com', isAdmin: true }, by),
    ],
    ['invites nobody again', (id, by) => api.post(paths.inviteAgain(id), {}, by)],
    ['removes nobody’s second factor', (id, by) => api.post(paths.removeUsersSecondFactor(id), {}, by)],
  ])('who was demoted while requesting %s', { tags: 'thorough' }, async (_, ask) => {
    const lee = await aColleague('lee@example.com');
    const asksFor = (await invite('kim@example.com')).json<AdminUser>().id;
    const before = (await actions()).length;
    // Lee's request has passed the guard, and waits for the lock on the owners.
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query('UPDATE staff_user SET is_admin = false WHERE id = $1', [lee.id]);
      const asked = ask(asksFor, lee.session);
      await Promise.race([until(async () => (await api.sql(isLockAwaitedSql)).length), asked]);
      await client.query('COMMIT');
      expectError(await asked, 'auth/signed-out');
    } finally {
      await client.end();
    }
    expect((await actions()).slice(before)).toEqual([]);
    expect(await list('?search=eve')).toEqual([]);
  });

  it("who was disabled while a request's body arrived is rejected", async () => {
    const colleague = await aColleague('jo@example.com');
    elapsedMs = 120_000;
    const body = new PassThrough();
    const asked = api.inject({
      method: 'POST',
      // An action that does not check the role again itself.
      url: paths.adminItems('materials'),
      payload: body,
      headers: { ...colleague.session, 'content-type': 'application/json' },
    });
    body.write('{"name":"Late slate",');
    const isLetIn = 'SELECT FROM staff_session WHERE user_id = $1 AND used_at = $2';
    await until(async () => (await api.sql(isLetIn, [colleague.id, now()])).length);
    expect((await change(colleague.id, { isActive: false })).statusCode).toBe(200);
    body.end('"basePrice":"60.00"}');
    expectError(await asked, 'auth/signed-out');
    expect(await api.sql(`SELECT FROM material WHERE name = 'Late slate'`)).toEqual([]);
  });

  it('who lost the second factor can be let in by another admin', async () => {
    const lee = await aColleague('lee@example.com');
    const { secret } = (await api.post(paths.secondFactor, { password: lee.password }, lee.session)).json<{
      secret: string;
    }>();
    expectError(await api.post(paths.removeUsersSecondFactor(lee.id), {}, session), 'users/no-second-factor');
    await api.post(paths.confirmSecondFactor, { code: totpCode(secret, now()) }, lee.session);
    expectError(await logIn(api, lee), 'auth/code-needed');
    expect((await list('?search=lee'))[0]).toMatchObject({ hasSecondFactor: true });

    const reply = await api.post(paths.removeUsersSecondFactor(lee.id), {}, session);
    expect(reply.json()).toMatchObject({ hasSecondFactor: false });
    expect(await isSignedIn(lee.session)).toBe(false);
    expect((await logIn(api, lee)).statusCode).toBe(200);
  });
});
