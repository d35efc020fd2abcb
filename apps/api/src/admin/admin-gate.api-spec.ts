import type { InjectOptions } from 'fastify';
import { expectError } from '../testing/expect-error';
import { addStaff, signIn } from '../testing/sign-in';
import { startApi, type TestApi } from '../testing/servers/start-api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** URLs of the specification, unknown URLs, and odd spellings of both. */
const addresses = [
  '/api/admin',
  '/api/admin/',
  '/api/admin?page=1',
  '/api/admin/quotes',
  '/api/admin/quotes/',
  '/api/admin/quotes/AAAAAAAAAAAAAAAAAAAAAA',
  '/api/admin/deposit-payments',
  '/api/admin/contact-inquiries',
  '/api/admin/contact-inquiries/AAAAAAAAAAAAAAAAAAAAAA/status',
  '/api/admin/trade-inquiries',
  '/api/admin/materials/1',
  '/api/admin/queues',
  '/api/admin/no/such/thing',
  '/api/admin//',
  '/api/admin//quotes',
  '/api/admin/..%2fmaterials',
  '/api/admin/quotes;a=b',
  '/api/admin/quotes%00',
  '/api/admin/%F0%9F%9B%81',
  '/api/%61dmin/quotes',
  '/%61pi/admin/quotes',
  '/api/admin/*',
  '/api/admin/?redirect=/api/materials',
];

const ask = (method: InjectOptions['method'], url: string, headers = {}) =>
  api.inject({ method, url, headers });

describe('without a session', () => {
  it.each(addresses)('%s responds 401 to every method', async (url) => {
    for (const method of methods) {
      const reply = await ask(method, url);
      expect({ method, status: reply.statusCode }).toEqual({ method, status: 401 });
      if (method !== 'HEAD') expect(expectError(reply, 'auth/signed-out').error).toMatch(/^Unauthorized/);
    }
  });

  it.each<[string, string | Buffer, string]>([
    ['half a body', '{"a":', 'application/json'],
    ['no body', '', 'application/json'],
    ['a large body', JSON.stringify({ a: 'x'.repeat(100_000) }), 'application/json'],
    ['a picture', Buffer.alloc(1_000), 'image/jpeg'],
    ['a form', '--x--', 'multipart/form-data; boundary=x'],
  ])('%s gets 401 without the body being read', async (_, payload, type) => {
    const reply = await api.inject({
      method: 'POST',
      url: '/api/admin/materials',
      payload,
      headers: { 'content-type': type },
    });
    expectError(reply, 'auth/signed-out');
  });
});

it('responds 403 to signed-in users who are not admins, even right after they lost the role', async () => {
  const session = await signIn(api, await addStaff(api, { email: 'fitter@example.com' }));
  // Browsers send the cookie only to URLs that begin with /api.
  for (const url of addresses.filter((address) => address.startsWith('/api'))) {
    expectError(await ask('GET', url, session), 'auth/not-an-admin');
  }

  await api.sql(`UPDATE staff_user SET is_admin = true WHERE email = 'fitter@example.com'`);
  expectError(await ask('GET', '/api/admin/nothing', session), 'request/not-found');
  await api.sql(`UPDATE staff_user SET is_admin = false WHERE email = 'fitter@example.com'`);
  expectError(await ask('GET', '/api/admin/nothing', session), 'auth/not-an-admin');
});

it('rejects writes from other websites, even with a session', async () => {
  const session = await signIn(api);
  const reply = await ask('DELETE', '/api/admin/materials/1', { ...session, 'sec-fetch-site': 'cross-site' });
  expectError(reply, 'request/foreign-origin');
});
