import { parseOptions } from '@node-rs/argon2';
import { Client } from 'pg';
import type { MockInstance } from 'vitest';
import { mayHaveSession, paths, sessionHintCookie } from '@app/contracts';
import { Statements } from '../../database/statements';
import { countQueries } from '../../testing/database/count-queries';
import { expectError } from '../../testing/expect-error';
import { isLockAwaitedSql } from '../../testing/database/is-lock-awaited';
import { addStaff, logIn, sessionOf, signIn } from '../../testing/sign-in';
import { startApi, type TestApi } from '../../testing/servers/start-api';
import { until } from '../../testing/until';
import { demoAdmin } from '../users/demo-admin';
import { Passwords } from '../users/passwords';

let compare: MockInstance<Passwords['compare']>;

const start = new Date('2026-11-21T09:00:00Z').getTime();
const minutes = 60_000;
let elapsedMs = 0;
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ now: () => new Date(start + elapsedMs) });
  compare = vi.spyOn(api.app.get(Passwords), 'compare');
});
afterAll(() => api.stop());
beforeEach(async () => {
  elapsedMs = 0;
  compare.mockClear();
  await api.sql('TRUNCATE use_counter, staff_session');
});

const sessions = () => api.sql<{ id: string }>('SELECT id FROM staff_session');
const currentUser = (headers?: Record<string, string>) => api.get(paths.currentUser, headers);
const admin = { firstName: 'Alison', email: 'admin@example.com', isAdmin: true, role: 'owner' };

describe('signing in', () => {
  it('returns the user, who is then signed in', async () => {
    const response = await logIn(api);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual(admin);
    expect(response.headers['cache-control']).toBe('no-store');

    const user = await currentUser({ cookie: sessionOf(response) });
    expect(user.json()).toEqual(admin);
    expect(user.headers).not.toHaveProperty('set-cookie');
  });

  it('sets a session cookie that scripts cannot read, and a readable hint without a secret', async () => {
    const { cookies, headers } = await logIn(api);
    expect(cookies).toHaveLength(3);
    expect(cookies.find(({ name }) => name === 'sid')).toMatchObject({
      value: expect.stringMatching(/^[\w-]{43}$/),
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
    });
    expect(cookies.find(({ name }) => name === 'device')).toMatchObject({
      value: expect.stringMatching(/^[\w-]{43}$/),
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 400 * 86_400,
    });
    const hint = cookies.find(({ name }) => name === sessionHintCookie);
    expect(hint).toMatchObject({ value: '1', path: '/', sameSite: 'Strict', maxAge: 43_200 });
    expect(hint).not.toHaveProperty('httpOnly');
    expect(mayHaveSession(`${hint?.name}=${hint?.value}`)).toBe(true);
    expect(String(headers['set-cookie'])).not.toMatch(/domain/i);
  });

  it('stores nothing that could be used to take over the session', async () => {
    const response = await logIn(api);
    const rows = await api.sql('SELECT * FROM staff_session');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(sessionOf(response).slice(4));
  });

  it.each(['ADMIN@Example.COM', '  admin@example.com '])('finds the account by %j', async (email) => {
    expect((await logIn(api, { ...demoAdmin, email })).json()).toEqual(admin);
  });

  it('redirects a GET to the admin panel', async () => {
    const response = await api.get(paths.login);
    expect([response.statusCode, response.headers.location]).toEqual([302, '/admin']);
    expect(response.headers).not.toHaveProperty('set-cookie');
  });

  it('is rejected for requests from other websites', async () => {
    expectError(await logIn(api, demoAdmin, { 'sec-fetch-site': 'cross-site' }), 'request/foreign-origin');
    expectError(
      await logIn(api, demoAdmin, { origin: 'https://elsewhere.example' }),
      'request/foreign-origin',
    );
  });
});

describe('a wrong password, an unknown account and a disabled one', () => {
  it('get the same response, and cost the same to check', async () => {
    const closed = await addStaff(api, { email: 'closed@example.com' });
    await api.sql(`UPDATE staff_user SET is_active = false WHERE email = 'closed@example.com'`);
    const attempts = [
      { ...demoAdmin, password: 'not this one' },
      { ...demoAdmin, email: 'nobody@example.com' },
      closed,
    ];
    const hashedPasswords: unknown[] = [];
    for (const attempt of attempts) {
      compare.mockClear();
      let response = await logIn(api, attempt);
      const queries = await countQueries(async () => (response = await logIn(api, attempt)));
      const { requestId, ...body } = expectError(response, 'auth/wrong-credentials');
      expect(requestId).toBeTruthy();
      const costs = compare.mock.calls.map(([storedHash]) => {
        const { saltLen, ...cost } = parseOptions(storedHash);
        return { ...cost, saltLen };
      });
      hashedPasswords.push({ body, headers: Object.keys(response.headers).sort(), queries, costs });
    }
    const [wrongPassword, unknownAccount, closedAccount] = hashedPasswords;
    expect(unknownAccount).toEqual(wrongPassword);
    expect(closedAccount).toEqual(wrongPassword);
    expect(wrongPassword).toMatchObject({
      body: { error: expect.stringMatching(/^Unauthorized/) },
      costs: [
        { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 },
        { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 },
      ],
    });
    expect(await sessions()).toEqual([]);
  });

  it('start no session', async () => {
    const response = await logIn(api, { ...demoAdmin, password: 'not this one' });
    expect(response.cookies).toEqual([]);
  });

  it('keep a signed-in user signed in', async () => {
    const session = await signIn(api);
    await logIn(api, { ...demoAdmin, password: 'not this one' }, session);
    expect((await currentUser(session)).statusCode).toBe(200);
  });
});

it.each<[string, unknown, string[]]>([
  ['nothing', {}, ['email', 'password']],
  ['no password', { email: 'admin@example.com' }, ['password']],
  ['an empty password', { email: 'admin@example.com', password: '' }, ['password']],
  ['an operator for an email', { email: { $ne: 1 }, password: 'x' }, ['email']],
  ['a list of passwords', { email: 'admin@example.com', password: ['vanity-top-dev'] }, ['password']],
  ['a number', { email: 'admin@example.com', password: 7 }, ['password']],
  ['no address', { email: 'admin', password: 'x' }, ['email']],
  ['two addresses', { email: 'admin@example.com,b@example.com', password: 'x' }, ['email']],
  ['a NUL', { email: 'admin@example.com', password: 'a\0b' }, ['password']],
  ['a password without end', { email: 'admin@example.com', password: 'x'.repeat(257) }, ['password']],
])('rejects %s, naming the fields, before hashing', async (_, body, fields) => {
  const error = expectError(await api.post(paths.login, body), 'request/invalid');
  expect(error.details?.fields?.map(({ field }) => field).sort()).toEqual(fields);
  expect(compare).not.toHaveBeenCalled();
  expect(await api.sql('SELECT key FROM use_counter')).toEqual([]);
});

it.each([null, [], 'admin@example.com', 7])('rejects %j as credentials', async (body) => {
  expectError(await api.post(paths.login, body), 'request/invalid');
});

it('never accepts a password in the URL', async () => {
  const query = new URLSearchParams({ email: demoAdmin.email, password: demoAdmin.password });
  expectError(await api.post(`${paths.login}?${query.toString()}`, {}), 'request/invalid');
});

it('works with a query string in the URL', async () => {
  expect((await api.post(`${paths.login}?from=shop`, demoAdmin)).statusCode).toBe(200);
});

it('does not work at a misspelled URL, to which browsers send no cookie', async () => {
  for (const url of ['/%61pi/login', '/api/%6Cogin']) {
    expectError(await api.post(url, demoAdmin), 'request/not-found');
  }
  expect((await api.post('/%61pi/logout', {}, { cookie: `sid=${'A'.repeat(43)}` })).statusCode).toBe(200);
  expect(await sessions()).toEqual([]);
});

describe('a session', () => {
  it('is replaced by a new one on signing in, which prevents session fixation', async () => {
    const fixedSession = await signIn(api, await addStaff(api, { email: 'planter@example.com' }));
    const response = await logIn(api, demoAdmin, fixedSession);
    expect(sessionOf(response)).not.toBe(fixedSession.cookie);
    expectError(await currentUser(fixedSession), 'auth/signed-out');
    expect((await currentUser({ cookie: sessionOf(response) })).statusCode).toBe(200);
  });

  it('ends when the same browser signs in again', async () => {
    const first = await signIn(api);
    const second = sessionOf(await logIn(api, demoAdmin, first));
    expect(second).not.toBe(first.cookie);
    expectError(await currentUser(first), 'auth/signed-out');
    expect((await currentUser({ cookie: second })).statusCode).toBe(200);
    expect(await sessions()).toHaveLength(1);
  });

  it('ends on the server on sign-out', async () => {
    const session = await signIn(api);
    const elsewhere = await signIn(api);
    const response = await api.inject({ method: 'POST', url: paths.logout, headers: session });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({});
    expect(response.cookies.map(({ name, value, path, maxAge }) => ({ name, value, path, maxAge }))).toEqual(
      expect.arrayContaining([
        { name: 'sid', value: '', path: '/', maxAge: 0 },
        { name: sessionHintCookie, value: '', path: '/', maxAge: 0 },
      ]),
    );
    expectError(await currentUser(session), 'auth/signed-out');
    expect((await currentUser(elsewhere)).statusCode).toBe(200);
    expect(await sessions()).toHaveLength(1);
  });

  it('can be ended twice; signing out without a session succeeds too', async () => {
    const session = await signIn(api);
    for (const headers of [session, session, {}, { cookie: 'sid=nonsense' }]) {
      expect((await api.inject({ method: 'POST', url: paths.logout, headers })).statusCode).toBe(200);
    }
    expectError(
      await api.post(paths.logout, {}, { origin: 'https://elsewhere.example' }),
      'request/foreign-origin',
    );
  });

  it('is not revived by a request in progress during sign-out', async () => {
    const session = await signIn(api);
    elapsedMs = 5 * minutes;
    const blocker = new Client({ connectionString: api.databaseUrl });
    await blocker.connect();
    await blocker.query('BEGIN; LOCK TABLE quote IN ACCESS EXCLUSIVE MODE');
    const underWay = api.get(paths.quote('AAAAAAAAAAAAAAAAAAAAAA'), session);
    await until(async () => (await blocker.query(isLockAwaitedSql)).rows.length > 0);

    await api.post(paths.logout, {}, session);
    await blocker.query('ROLLBACK');
    await blocker.end();
    expectError(await underWay, 'quote/not-found');
    expect(await sessions()).toEqual([]);
    expectError(await currentUser(session), 'auth/signed-out');
  });

  it('ends after two idle hours', async () => {
    const session = await signIn(api);
    elapsedMs = 119 * minutes;
    expect((await currentUser(session)).statusCode).toBe(200);
    elapsedMs += 119 * minutes;
    expect((await currentUser(session)).statusCode).toBe(200);
    elapsedMs += 120 * minutes;
    expectError(await currentUser(session), 'auth/signed-out');
  });

  it('ends after twelve hours, even if used', async () => {
    const session = await signIn(api);
    for (elapsedMs = 0; elapsedMs < 720 * minutes; elapsedMs += 60 * minutes) {
      expect((await currentUser(session)).statusCode).toBe(200);
    }
    expectError(await currentUser(session), 'auth/signed-out');
  });

  it('saves its use once a minute, not each time', async () => {
    const session = await signIn(api);
    const usedAt = async () =>
      (await api.sql<{ used_at: Date }>('SELECT used_at FROM staff_session'))[0]?.used_at;
    elapsedMs = 0.9 * minutes;
    expect(await countQueries(() => currentUser(session))).toBe(1);
    expect((await usedAt())?.getTime()).toBe(start);
    elapsedMs = 1.1 * minutes;
    await currentUser(session);
    expect((await usedAt())?.getTime()).toBe(start + elapsedMs);
  });

  it('works while a restore blocks writes, and saves its use afterwards', async () => {
    const session = await signIn(api);
    elapsedMs = 5 * minutes;
    const blocker = new Client({ connectionString: api.databaseUrl });
    await blocker.connect();
    await blocker.query('BEGIN; LOCK TABLE staff_session IN EXCLUSIVE MODE');
    expect((await currentUser(session)).statusCode).toBe(200);
    await blocker.query('ROLLBACK');
    await blocker.end();
    elapsedMs = 119 * minutes;
    expect((await currentUser(session)).statusCode).toBe(200);
    elapsedMs += 119 * minutes;
    expect((await currentUser(session)).statusCode).toBe(200);
  });

  it('gives an internal error if its use cannot be saved for another reason', async () => {
    const session = await signIn(api);
    elapsedMs = 5 * minutes;
    const broken = vi.spyOn(api.app.get(Statements), 'transaction').mockRejectedValueOnce(new Error('away'));
    expectError(await currentUser(session), 'server/unexpected');
    broken.mockRestore();
  });

  it('that has expired is deleted by the next sign-in', async () => {
    await signIn(api);
    elapsedMs = 121 * minutes;
    await signIn(api);
    expect(await sessions()).toHaveLength(1);
  });

  it('ends immediately when its account is disabled', async () => {
    const session = await signIn(api, await addStaff(api, { email: 'leaver@example.com' }));
    await api.sql(`UPDATE staff_user SET is_active = false WHERE email = 'leaver@example.com'`);
    expectError(await currentUser(session), 'auth/signed-out');
    await api.sql(`DELETE FROM staff_user WHERE email = 'leaver@example.com'`);
    expect(await sessions()).toEqual([]);
  });

  it('that is unknown gets 401, and its hint is cleared', async () => {
    const response = await currentUser({ cookie: `sid=${'B'.repeat(43)}; ${sessionHintCookie}=1` });
    expect(expectError(response, 'auth/signed-out').error).toMatch(/^Unauthorized/);
    expect(response.cookies.map(({ name, maxAge }) => [name, maxAge])).toContainEqual([sessionHintCookie, 0]);
  });
});

describe('visitors', () => {
  const queriesOf = (headers?: Record<string, string>) => countQueries(() => api.get(paths.openApi, headers));

  it('cause no database queries, and get no cookie', async () => {
    expect(await queriesOf()).toBe(0);
    expect(await queriesOf({ cookie: 'theme=dark; not-a-sid' })).toBe(0);
    expect((await api.get(paths.materials)).headers).not.toHaveProperty('set-cookie');
    expect((await api.get('/nowhere')).headers).not.toHaveProperty('set-cookie');
    expect((await currentUser()).headers).not.toHaveProperty('set-cookie');
  });

  it('with a forged session cookie cause no database query, or one if the cookie is well formed', async () => {
    expect(await queriesOf({ cookie: 'sid=made-up' })).toBe(0);
    expect(await queriesOf({ cookie: `sid=${'C'.repeat(43)}` })).toBe(1);
    expect(await sessions()).toEqual([]);
  });
});
