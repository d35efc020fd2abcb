import { paths } from '@app/contracts';
import { useApi } from '../../testing/servers/use-api';

const api = useApi();

const token = 'kLSwY2vXZwqkrDQuVyeBfQ';
const path = paths.mailPreference(token);
beforeEach(async () => {
  await api.sql('TRUNCATE reminder_subscription');
  await api.sql(
    `INSERT INTO reminder_subscription (address_digest, token, created_at) VALUES (repeat('ab', 32), $1, now())`,
    [token],
  );
});
const hasEnded = async () =>
  (await api.sql('SELECT FROM reminder_subscription WHERE ended_at IS NOT NULL')).length > 0;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const press = (headers: Record<string, string> = form, payload = 'List-Unsubscribe=One-Click', url = path) =>
  api.inject({ method: 'POST', url, payload, headers });

it('unsubscribes from reminders by one click in the mail program (RFC 8058)', async () => {
  const response = await press();
  expect(response.statusCode).toBe(200);
  expect(await hasEnded()).toBe(true);
});

it('changes nothing on GET, since scanners open every link', async () => {
  for (const method of ['GET', 'HEAD'] as const) {
    const response = await api.inject({ method, url: path });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  }
  expect(await hasEnded()).toBe(false);
});

it('shows a page with one button, without scripts and other files (D45)', async () => {
  const page = await api.get(path);
  expect(page.body).toContain('<button>Send me no more reminders</button>');
  expect(page.body).not.toMatch(/<script|src=|@import|url\(/);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(String(page.headers['content-security-policy'])).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  // Pages without a referrer send the origin 'null'.
  const response = await press({ ...form, origin: 'null', 'sec-fetch-site': 'same-origin' }, '');
  expect(response.body).toContain('we will not remind you of quotes any more');
  expect(await hasEnded()).toBe(true);
});

it.each<[string, Record<string, string>, string]>([
  ['a form of several parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
  ['no body', {}, ''],
  ['a body of no type', {}, 'List-Unsubscribe=One-Click'],
  ['an empty form', form, ''],
  ['JSON', { 'content-type': 'application/json' }, '{"List-Unsubscribe":'],
  ['another site', { ...form, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }, 'a=b'],
])('accepts a POST with %s', async (_, headers, payload) => {
  expect((await press(headers, payload)).statusCode).toBe(200);
  expect(await hasEnded()).toBe(true);
});

it('shows the same page for unknown, malformed and used tokens', async () => {
  const bodies = [await press(), await press()];
  for (const other of ['AAAAAAAAAAAAAAAAAAAAAA', 'x', "'; --", '%00']) {
    bodies.push(await press(form, '', `/api/mail-preferences/${encodeURIComponent(other)}`));
  }
  expect(bodies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect(new Set(bodies.map(({ body }) => body)).size).toBe(1);
  expect((await api.get(paths.mailPreference('AAAAAAAAAAAAAAAAAAAAAA'))).body).toBe(
    (await api.get(path)).body,
  );
});

it('is the only public URL that accepts its content type', async () => {
  const response = await api.inject({
    method: 'POST',
    url: paths.contact,
    payload: 'a',
    headers: { 'content-type': 'application/x-unread' },
  });
  expect(response.statusCode).toBe(415);
  expect((await press(form, 'x'.repeat(40_000))).statusCode).toBe(413);
});
