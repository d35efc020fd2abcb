// @module-tag thorough
import { paths } from '@app/contracts';
import { expectError } from '../../testing/expect-error';
import { addStaff, logIn } from '../../testing/sign-in';
import { startApi, type TestApi } from '../../testing/servers/start-api';
import { demoAdmin } from '../users/demo-admin';
import { Passwords } from '../users/passwords';

const start = new Date('2026-11-21T09:00:00Z').getTime();
let elapsedMs = 0;
let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    now: () => new Date(start + elapsedMs),
    env: { LOGIN_FAILURES_PER_NETWORK: '12' },
  });
});
afterAll(() => api.stop());
beforeEach(async () => {
  elapsedMs = 0;
  await api.sql('TRUNCATE use_counter');
});

const wrongPassword = { ...demoAdmin, password: 'not this one' };
const from = (address: string) => ({ 'x-forwarded-for': address });

async function signInWrongly(times: number, credentials = wrongPassword, headers = from('203.0.113.7')) {
  for (let index = 0; index < times; index += 1) {
    expectError(await logIn(api, credentials, headers), 'auth/wrong-credentials');
  }
}

it('locks an account for an IP address after five wrong passwords, even for the right password', async () => {
  await signInWrongly(5);
  for (const credentials of [wrongPassword, demoAdmin]) {
    const response = await logIn(api, credentials, from('203.0.113.7'));
    expect(expectError(response, 'auth/locked').details).toEqual({ retryAfterSeconds: 900 });
    expect(response.headers['retry-after']).toBe('900');
    expect(response.cookies).toEqual([]);
  }
});

it('unlocks the account a quarter of an hour after the first wrong password', async () => {
  await signInWrongly(5);
  elapsedMs = 899_001;
  const response = await logIn(api, demoAdmin, from('203.0.113.7'));
  expect(response.headers['retry-after']).toBe('1');
  elapsedMs = 900_000;
  expect((await logIn(api, demoAdmin, from('203.0.113.7'))).statusCode).toBe(200);
});

it('locks an unknown account the same way', async () => {
  await signInWrongly(5, { ...wrongPassword, email: 'nobody@example.com' });
  expectError(
    await logIn(api, { ...wrongPassword, email: 'Nobody@example.com' }, from('203.0.113.7')),
    'auth/locked',
  );
});

it('does not lock the account for other IP addresses, or other accounts for this IP address', async () => {
  const other = await addStaff(api, { email: 'other@example.com' });
  await signInWrongly(5);
  expect((await logIn(api, demoAdmin, from('203.0.113.8'))).statusCode).toBe(200);
  expect((await logIn(api, other, from('203.0.113.7'))).statusCode).toBe(200);
});

it('resets the count after the right password', async () => {
  await signInWrongly(4);
  expect((await logIn(api, demoAdmin, from('203.0.113.7'))).statusCode).toBe(200);
  await signInWrongly(4);
  expect((await logIn(api, demoAdmin, from('203.0.113.7'))).statusCode).toBe(200);
});

it('allows no more guesses if they are simultaneous', async () => {
  const verify = vi.spyOn(api.app.get(Passwords, { strict: false }), 'verify');
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => logIn(api, wrongPassword, from('203.0.113.7'))),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  expect(verify).toHaveBeenCalledTimes(5);
  verify.mockRestore();
});

it('uses only the last forwarded address', async () => {
  await signInWrongly(5, wrongPassword, from('6.6.6.6, 203.0.113.7'));
  expectError(await logIn(api, demoAdmin, from('7.7.7.7, 203.0.113.7')), 'auth/locked');
  expect((await logIn(api, demoAdmin, from('203.0.113.7, 203.0.113.9'))).statusCode).toBe(200);
});

it('ignores forwarded addresses from unknown proxies', async () => {
  const directly = (claimed: string) =>
    api.inject({
      method: 'POST',
      url: paths.login,
      payload: wrongPassword,
      remoteAddress: '198.51.100.1',
      headers: from(claimed),
    });
  for (let index = 0; index < 5; index += 1) await directly(`203.0.113.${index}`);
  expectError(await directly('203.0.113.99'), 'auth/locked');
});

it('treats all addresses of an IPv6 network as one', async () => {
  for (let index = 0; index < 5; index += 1)
    await signInWrongly(1, wrongPassword, from(`2001:db8:1:2::${index}`));
  expectError(await logIn(api, demoAdmin, from('2001:db8:1:2:ffff::1')), 'auth/locked');
  expect((await logIn(api, demoAdmin, from('2001:db8:1:3::1'))).statusCode).toBe(200);
});

it('also counts larger IPv6 networks, because one subscriber may have many small ones', async () => {
  for (let index = 0; index < 48; index += 1)
    await signInWrongly(
      1,
      { ...wrongPassword, email: `guess${index}@example.com` },
      from(`2001:db8:7:${index.toString(16)}::1`),
    );
  expectError(await logIn(api, demoAdmin, from('2001:db8:7:ffff::1')), 'auth/locked');
  expect((await logIn(api, demoAdmin, from('2001:db8:8::1'))).statusCode).toBe(200);
});

describe('guesses at one account from changing addresses', () => {
  let index = 0;
  const guess = (credentials: Parameters<typeof logIn>[1] = wrongPassword, headers = {}) => {
    index += 1;
    return logIn(api, credentials, { ...from(`198.51.${index >> 8}.${index & 255}`), ...headers });
  };
  const guesses = async (count: number) => {
    for (let index = 0; index < count; index += 1) expectError(await guess(), 'auth/wrong-credentials');
  };

  it('get slower, up to a quarter of an hour between two', async () => {
    await guesses(10);
    const retryAfterSeconds: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      await guesses(1);
      const retryAfter = expectError(await guess(), 'auth/locked').details?.retryAfterSeconds ?? 0;
      retryAfterSeconds.push(retryAfter);
      elapsedMs += retryAfter * 1_000;
    }
    expect(retryAfterSeconds).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it('are slowed down for an unknown account in the same way', async () => {
    const unknownAccount = { ...wrongPassword, email: 'nobody@example.com' };
    for (let index = 0; index < 11; index += 1)
      expectError(await guess(unknownAccount), 'auth/wrong-credentials');
    expectError(await guess(unknownAccount), 'auth/locked');
  });

  it('are no faster when simultaneous', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => guess()));
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(11);
  });

  it('do not affect users who have signed in from their device before', async () => {
    const first = await logIn(api, demoAdmin, from('203.0.113.7'));
    const device = first.cookies.find(({ name }) => name === 'device')?.value ?? '';
    await guesses(11);
    expectError(await guess(demoAdmin), 'auth/locked');
    for (let index = 0; index < 5; index += 1) await logIn(api, wrongPassword, from('203.0.113.7'));
    const cookie = { cookie: `device=${device}`, ...from('203.0.113.7') };
    expect((await logIn(api, demoAdmin, cookie)).statusCode).toBe(200);
    // A known device does not count for other accounts, and allows five guesses itself.
    const other = await addStaff(api, { email: 'slow@example.com' });
    for (let index = 0; index < 11; index += 1) await guess({ ...wrongPassword, email: other.email });
    expectError(await guess(other, { cookie: `device=${device}` }), 'auth/locked');
    await signInWrongly(5, wrongPassword, cookie);
    expectError(await logIn(api, demoAdmin, cookie), 'auth/locked');
  });

  it('slow down codes like passwords', async () => {
    await guesses(10);
    const staff = await addStaff(api, { email: 'coded@example.com' });
    await api.sql(
      `INSERT INTO staff_second_factor (user_id, secret, created_at, confirmed_at, last_step)
       SELECT id, repeat('A', 32), now(), now(), 1 FROM staff_user WHERE email = $1`,
      [staff.email],
    );
    for (let index = 0; index < 10; index += 1) await guess({ ...wrongPassword, email: staff.email });
    for (let index = 0; index < 3; index += 1) expectError(await guess(staff), 'auth/code-needed');
  });
});

it('locks an IP address that tries many accounts', async () => {
  for (let index = 0; index < 12; index += 1)
    await signInWrongly(1, { ...wrongPassword, email: `guess${index}@example.com` });
  expectError(await logIn(api, demoAdmin, from('203.0.113.7')), 'auth/locked');
});

it('limits invitation links per address too', async () => {
  const openInvitation = (address: string) =>
    api.post(paths.invitation, { token: 'A'.repeat(43) }, from(address));
  for (let index = 0; index < 12; index += 1) {
    expectError(await openInvitation('203.0.113.7'), 'auth/invitation-not-found');
  }
  expectError(await openInvitation('203.0.113.7'), 'request/too-many');
  expectError(await openInvitation('203.0.113.8'), 'auth/invitation-not-found');
});

it('does not count successful sign-ins', async () => {
  for (let index = 0; index < 13; index += 1) {
    expect((await logIn(api, demoAdmin, from('203.0.113.7'))).statusCode).toBe(200);
  }
});

it('stores neither IP addresses nor accounts, and deletes expired counters', async () => {
  await signInWrongly(3);
  const before = await api.sql('SELECT * FROM use_counter');
  expect(JSON.stringify(before)).not.toMatch(/203\.0|admin/);
  elapsedMs = 900_000;
  await signInWrongly(1, wrongPassword, from('203.0.113.8'));
  expect(await api.sql('SELECT key FROM use_counter')).toHaveLength(3);
  expect(before).toHaveLength(3);
});
