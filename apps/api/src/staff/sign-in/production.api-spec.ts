// @module-tag thorough
import { paths, sessionHintCookie } from '@app/contracts';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../database/data-source-options';
import { expectError } from '../../testing/expect-error';
import { addStaff, logIn, sessionOf } from '../../testing/sign-in';
import { startApi, type TestApi } from '../../testing/servers/start-api';
import { Statements } from '../../database/statements';
import { createAdmin } from './create-admin';
import { demoAdmin } from '../users/demo-admin';
import { StaffUser } from '../users/staff-user.entity';
import { seedDemoAdmin } from '../users/seed-demo-admin';

let api: TestApi;
beforeAll(async () => {
  // Production that was started with a demo's database.
  api = await startApi({ env: { APP_ENV: 'production' } });
});
afterAll(() => api.stop());

const securely = { 'x-forwarded-proto': 'https' };

it("rejects the demo's admin, whatever the database contains", async () => {
  expect(await api.sql(`SELECT 1 FROM staff_user WHERE email = $1`, [demoAdmin.email])).toHaveLength(1);
  expectError(await logIn(api, demoAdmin, securely), 'auth/wrong-credentials');
});

it("rejects the demo's password for every account", async () => {
  await api.sql(
    `INSERT INTO staff_user (first_name, email, password_hash, is_admin, created_at)
     SELECT 'Pat', 'pat@example.com', password_hash, true, now() FROM staff_user WHERE email = $1`,
    [demoAdmin.email],
  );
  const response = await logIn(api, { ...demoAdmin, email: 'pat@example.com' }, securely);
  expectError(response, 'auth/wrong-credentials');
});

it("ends the demo's sessions", async () => {
  const sid = 'D'.repeat(43);
  await api.sql(
    `INSERT INTO staff_session (id, user_id, created_at, used_at)
     SELECT translate(rtrim(encode(sha256($1::bytea), 'base64'), '='), '+/', '-_'), id, now(), now()
     FROM staff_user WHERE email = $2`,
    [sid, demoAdmin.email],
  );
  const isValid = async () =>
    (await api.get(paths.currentUser, { cookie: `__Host-sid=${sid}` })).statusCode === 200;
  expect(await isValid()).toBe(false);
  await api.sql('UPDATE staff_user SET is_demo = false WHERE email = $1', [demoAdmin.email]);
  expect(await isValid()).toBe(true);
  await api.sql('UPDATE staff_user SET is_demo = true WHERE email = $1', [demoAdmin.email]);
});

it('never seeds a demo admin', async () => {
  await api.sql('DELETE FROM staff_user');
  const database = new DataSource(
    dataSourceOptions({ databaseUrl: api.databaseUrl, databasePoolSize: 1 }, [StaffUser]),
  );
  await database.initialize();
  expect(await seedDemoAdmin(database, { appEnv: 'production' })).toBe(false);
  expect(await api.sql('SELECT id FROM staff_user')).toEqual([]);

  const seedings = [1, 2, 3].map(() => seedDemoAdmin(database, { appEnv: 'demo' }));
  expect((await Promise.all(seedings)).filter(Boolean)).toHaveLength(1);
  await database.destroy();
});

it('signs in over https only, with cookies for https only', async () => {
  const staff = await addStaff(api, { email: 'sam@example.com', isAdmin: true });
  expectError(await logIn(api, staff), 'auth/needs-https');
  expectError(await logIn(api, staff, { 'x-forwarded-proto': 'http' }), 'auth/needs-https');

  const response = await logIn(api, staff, securely);
  expect(response.statusCode).toBe(200);
  expect(response.cookies.map(({ name, secure }) => [name, secure])).toEqual(
    expect.arrayContaining([
      ['__Host-sid', true],
      ['__Host-device', true],
      [sessionHintCookie, true],
    ]),
  );
  const session = { cookie: sessionOf(response), ...securely };
  expect((await api.get(paths.currentUser, session)).statusCode).toBe(200);
  await api.post(paths.logout, {}, session);
  expectError(await api.get(paths.currentUser, session), 'auth/signed-out');
});

describe('the command that creates an admin', () => {
  const options = { kind: 'new', email: 'first@example.com', firstName: 'Robin' } as const;
  const reset = { kind: 'reset-password', email: options.email } as const;
  const run = (command: Parameters<typeof createAdmin>[1]) =>
    createAdmin(api.app.get(Statements, { strict: false }), command, new Date());
  const signInWith = (password: string | null) =>
    logIn(api, { email: options.email, password: password ?? '' }, securely);

  beforeEach(() => api.sql('DELETE FROM staff_user'));

  it('prints a password that is easy to type and hard to guess', async () => {
    const password = await run(options);
    expect(password).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){4}[0-9a-hjkmnp-tv-z]{4}$/);
    const response = await signInWith(password);
    expect(response.json()).toMatchObject({ firstName: 'Robin', email: options.email, isAdmin: true });
    const [entry] = await api.sql('SELECT * FROM audit_entry ORDER BY id DESC LIMIT 1');
    expect(entry).toMatchObject({ action: 'user.create', actor_id: null, request_id: null });
    expect(JSON.stringify(entry)).not.toContain(password);
  });

  it('creates no account twice, and resets only existing accounts', async () => {
    expect(await run(reset)).toBeNull();
    const password = await run(options);
    expect(await run(options)).toBeNull();
    expect((await signInWith(password)).statusCode).toBe(200);
  });

  it('resets a password: sessions end, and the second factor is removed', async () => {
    const old = await run(options);
    const session = { cookie: sessionOf(await signInWith(old)), ...securely };
    await api.sql(
      `INSERT INTO staff_second_factor (user_id, secret, created_at, confirmed_at, last_step)
       SELECT id, repeat('A', 32), now(), now(), 1 FROM staff_user`,
    );
    await api.sql('UPDATE staff_user SET is_active = false, is_admin = false, is_demo = true');

    const password = await run(reset);
    expect(password).not.toBe(old);
    expectError(await signInWith(old), 'auth/wrong-credentials');
    expect((await signInWith(password)).json()).toMatchObject({ isAdmin: true });
    expectError(await api.get(paths.currentUser, session), 'auth/signed-out');
    const [entry] = await api.sql('SELECT * FROM audit_entry ORDER BY id DESC LIMIT 1');
    expect(entry).toMatchObject({ action: 'user.reset-password', actor_id: null });
  });
});
