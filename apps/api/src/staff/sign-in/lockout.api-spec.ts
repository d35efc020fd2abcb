// @module-tag thorough
import { paths } from '@app/contracts';
import { expectError } from '../../testing/expect-error';
import { addStaff, logIn } from '../../testing/sign-in';
import { startApi, type TestApi } from '../../testing/start-api';
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

const wrong = { ...demoAdmin, password: 'not this one' };
const from = (address: string) => ({ 'x-forwarded-for': address });

async function fail(times: number, credentials = wrong, headers = from('203.0.113.7')) {
  for (let turn = 0; turn < times; turn += 1) {
    expectError(await logIn(api, credentials, headers), 'auth/wrong-credentials');
  }
}

it('locks an account for an IP address after five wrong passwords, even for the right password', async () => {
  await fail(5);
  for (const credentials of [wrong, demoAdmin]) {
    const reply = await logIn(api, credentials, from('203.0.113.7'));
    expect(expectError(reply, 'auth/locked').details).toEqual({ retryAfterSeconds: 900 });
    expect(reply.headers['retry-after']).toBe('900');
    expect(reply.cookies).toEqual([]);
  }
});

it('unlocks the account a quarter of an hour after the first wrong password', async () => {
  await fail(5);
  elapsedMs = 899_001;
  const reply = await logIn(api, demoAdmin, from('203.0.113.7'));
  expect(reply.headers['retry-after']).toBe('1');
  elapsedMs = 900_000;
  expect((await logIn(api, demoAdmin, from('203.0.113.7'))).statusCode).toBe(200);
});

it('locks an unknown account the same way', async () => {
  await fail(5, { ...wrong, email: 'nobody@example.com' });
  expectError(
    await logIn(api, { ...wrong, email: 'Nobody@example.com' }, from('203.0.113.7')),
    'auth/locked',
  );
});

it('does not lock the account for other IP addresses, or other accounts for this IP address', async () => {
  const other = await addStaff(api, { email: 'other@example.com' });
  await fail(5);
  expect((await logIn(api, demoAdmin, from('203.0.113.8'))).statusCode).toBe(200);
  expect((await logIn(api, other, from('203.0.113.7'))).statusCode).toBe(200);
});

it('resets the count after the right password', async () => {
  await fail(4);
  expect((await logIn(api, demoAdmin, from('203.0.113.7'))).statusCode).toBe(200);
  await fail(4);
  expect((await logIn(api, demoAdmin, from('203.0.113.7'))).statusCode).toBe(200);
});

it('allows no more guesses if they are simultaneous', async () => {
  const verify = vi.spyOn(api.app.get(Passwords, { strict: false }), 'verify');
  const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(api, wrong, from('203.0.113.7'))));
  expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
  expect(verify).toHaveBeenCalledTimes(5);
  verify.mockRestore();
});

it('uses only the last forwarded address', async () => {
  await fail(5, wrong, from('6.6.6.6, 203.0.113.7'));
  expectError(await logIn(api, demoAdmin, from('7.7.7.7, 203.0.113.7')), 'auth/locked');
  expect((await logIn(api, demoAdmin, from('203.0.113.7, 203.0.113.9'))).statusCode).toBe(200);
});

it('ignores forwarded addresses from unknown proxies', async () => {
  const directly = (claimed: string) =>
    api.inject({
      method: 'POST',
      url: paths.login,
      payload: wrong,
      remoteAddress: '198.51.100.1',
      headers: from(claimed),
    });
  for (let turn = 0; turn < 5; turn += 1) await directly(`203.0.113.${turn}`);
  expectError(await directly('203.0.113.99'), 'auth/locked');
});

it('treats all addresses of an IPv6 network as one', async () => {
  for (let turn = 0; turn < 5; turn += 1) await fail(1, wrong, from(`2001:db8:1:2::${turn}`));
  expectError(await logIn(api, demoAdmin, from('2001:db8:1:2:ffff::1')), 'auth/locked');
  expect((await logIn(api, demoAdmin, from('2001:db8:1:3::1'))).statusCode).toBe(200);
});

it('counts an IPv6 network of the next size too, as one subscriber may have many', async () => {
  for (let turn = 0; turn < 48; turn += 1)
    await fail(
      1,
      { ...wrong, email: `guess${turn}@example.com` },
      from(`2001:db8:7:${turn.toString(16)}::1`),
    );
  expectError(await logIn(api, demoAdmin, from('2001:db8:7:ffff::1')), 'auth/locked');
  expect((await logIn(api, demoAdmin, from('2001:db8:8::1'))).statusCode).toBe(200);
});

describe('guesses at one account from changing addresses', () => {
  let turn = 0;
  const guess = (credentials: Parameters<typeof logIn>[1] = wrong, headers = {}) => {
    turn += 1;
    return logIn(api, credentials, { ...from(`198.51.${turn >> 8}.${turn & 255}`), ...headers });
  };
  const guesses = async (count: number) => {
    for (let made = 0; made < count; made += 1) expectError(await guess(), 'auth/wrong-credentials');
  };

  it('get slower, up to a quarter of an hour between two', async () => {
    await guesses(10);
    const waits: number[] = [];
    for (let made = 0; made < 12; made += 1) {
      await guesses(1);
      const refused = expectError(await guess(), 'auth/locked').details?.retryAfterSeconds ?? 0;
      waits.push(refused);
      elapsedMs += refused * 1_000;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it('are slowed down for an unknown account in the same way', async () => {
    const nobody = { ...wrong, email: 'nobody@example.com' };
    for (let made = 0; made < 11; made += 1) expectError(await guess(nobody), 'auth/wrong-credentials');
    expectError(await guess(nobody), 'auth/locked');
  });

  it('are no faster when simultaneous', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => guess()));
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(11);
  });

  it('do not affect users who have signed in from their device before', async () => {
    const first = await logIn(api, demoAdmin, from('203.0.113.7'));
    const device = first.cookies.find(({ name }) => name === 'device')?.value ?? '';
    await guesses(11);
    expectError(await guess(demoAdmin), 'auth/locked');
    for (let made = 0; made < 5; made += 1) await logIn(api, wrong, from('203.0.113.7'));
    const cookie = { cookie: `device=${device}`, ...from('203.0.113.7') };
    expect((await logIn(api, demoAdmin, cookie)).statusCode).toBe(200);
    // A known device does not count for other accounts, and allows five guesses itself.
    const other = await addStaff(api, { email: 'slow@example.com' });
    for (let made = 0; made < 11; made += 1) await guess({ ...wrong, email: other.email });
    expectError(await guess(other, { cookie: `device=${device}` }), 'auth/locked');
    await fail(5, wrong, cookie);
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
    for (let made = 0; made < 10; made += 1) await guess({ ...wrong, email: staff.email });
    for (let made = 0; made < 3; made += 1) expectError(await guess(staff), 'auth/code-needed');
  });
});

it('locks an IP address that tries many accounts', async () => {
  for (let turn = 0; turn < 12; turn += 1) await fail(1, { ...wrong, email: `guess${turn}@example.com` });
  expectError(await logIn(api, demoAdmin, from('203.0.113.7')), 'auth/locked');
});

it('limits invitation links per address too', async () => {
  const look = (address: string) => api.post(paths.invitation, { token: 'A'.repeat(43) }, from(address));
  for (let turn = 0; turn < 12; turn += 1) {
    expectError(await look('203.0.113.7'), 'auth/invitation-not-found');
  }
  expectError(await look('203.0.113.7'), 'request/too-many');
  expectError(await look('203.0.113.8'), 'auth/invitation-not-found');
});

it('does not count successful sign-ins', async () => {
  for (let turn = 0; turn < 13; turn += 1) {
    expect((await logIn(api, demoAdmin, from('203.0.113.7'))).statusCode).toBe(200);
  }
});

it('stores neither IP addresses nor accounts, and deletes expired counters', async () => {
  await fail(3);
  const before = await api.sql('SELECT * FROM use_counter');
  expect(JSON.stringify(before)).not.toMatch(/203\.0|admin/);
  elapsedMs = 900_000;
  await fail(1, wrong, from('203.0.113.8'));
  expect(await api.sql('SELECT key FROM use_counter')).toHaveLength(3);
  expect(before).toHaveLength(3);
});
