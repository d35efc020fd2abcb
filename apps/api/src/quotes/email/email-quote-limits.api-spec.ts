// @module-tag thorough
import { paths } from '@app/contracts';
import { saveAQuote } from '../../testing/builders/a-basket';
import { expectError } from '../../testing/expect-error';
import { useApi } from '../../testing/servers/use-api';

/** Runs with the rate limits of production (D43). */
const start = new Date('2026-11-21T09:00:00Z').getTime();
const hourMs = 3_600_000;
let elapsedMs = 0;
let quoteId: string;
const api = useApi({ env: { APP_ENV: 'production' }, now: () => new Date(start + elapsedMs) });
beforeAll(async () => {
  quoteId = (await saveAQuote(api)).id;
});
beforeEach(async () => {
  elapsedMs = 0;
  await api.sql('TRUNCATE mail, use_counter, timeline_entry CASCADE');
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const client = from('203.0.113.7');
const send = (email: string, headers = client, details = {}) =>
  api.post(paths.emailQuote, { quoteId, email, ...details }, headers);
const countMails = async () => (await api.sql('SELECT FROM mail')).length;

it('sends five mails an hour per network, and says when the next is allowed', async () => {
  for (let index = 0; index < 5; index += 1) {
    expect((await send(`ada${index}@example.com`)).statusCode).toBe(202);
  }
  elapsedMs = 600_000;
  const response = await send('ada5@example.com');
  expect(expectError(response, 'quote/too-many-mails').details).toEqual({ retryAfterSeconds: 3_000 });
  expect(response.headers['retry-after']).toBe('3000');
  expect(await countMails()).toBe(5);
  expect((await send('ada5@example.com', from('203.0.113.8'))).statusCode).toBe(202);

  elapsedMs = hourMs;
  expect((await send('ada6@example.com')).statusCode).toBe(202);
});

it('sends three mails a day to one address, for all networks and spellings together', async () => {
  const sendFrom = async (email: string, network: string) => {
    await api.sql(`UPDATE mail SET state = 'withheld', next_try_at = NULL, settled_at = now()`);
    return send(email, from(network));
  };
  expect((await sendFrom('ada@example.com', '203.0.113.1')).statusCode).toBe(202);
  expect((await sendFrom('Ada@Example.com', '203.0.113.2')).statusCode).toBe(202);
  expect((await sendFrom('ada+more@example.com', '203.0.113.3')).statusCode).toBe(202);
  elapsedMs = 23 * hourMs;
  const response = await sendFrom('ada@example.com', '203.0.113.4');
  expect(expectError(response, 'quote/too-many-mails').details).toEqual({ retryAfterSeconds: 3_600 });
  expect((await send('eve@example.com', from('203.0.113.4'))).statusCode).toBe(202);

  elapsedMs = 24 * hourMs;
  expect((await sendFrom('ada@example.com', '203.0.113.4')).statusCode).toBe(202);
});

it('does not count rejected or repeated requests', async () => {
  for (let index = 0; index < 5; index += 1) {
    expectError(await send('ada'), 'request/invalid');
    const unknown = { quoteId: 'AAAAAAAAAAAAAAAAAAAAAA' };
    expectError(await send('ada@example.com', client, unknown), 'quote/not-found');
    expect((await send('ada@example.com')).statusCode).toBe(202);
  }
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']) {
    expect((await send(email)).statusCode).toBe(202);
  }
  expectError(await send('e@example.com'), 'quote/too-many-mails');
});

it('rejects the 31st request within an hour without saving anything', async () => {
  for (let index = 0; index < 30; index += 1) {
    expect((await send('ada@example.com', client, { name: `Ada ${index}` })).statusCode).toBe(202);
  }
  expectError(await send('ada@example.com', client, { name: 'Eve' }), 'quote/too-many-mails');
  const [quote] = await api.sql<{ customer_name: string }>('SELECT customer_name FROM quote WHERE id = $1', [
    quoteId,
  ]);
  expect(quote?.customer_name).toBe('Ada 29');
});

it('stores no address in its counters', async () => {
  await send('ada@example.com');
  const counters = await api.sql<{ key: string }>('SELECT key FROM use_counter');
  expect(counters.length).toBeGreaterThan(1);
  expect(JSON.stringify(counters)).not.toMatch(/ada@|203\./);
});
