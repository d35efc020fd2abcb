// @module-tag thorough
import { paths } from '@app/contracts';
import { aContact, aTradeInquiry } from '../../testing/builders/an-inquiry';
import { expectError } from '../../testing/expect-error';
import { useApi } from '../../testing/servers/use-api';

/** Runs with the rate limits of production (D43). */
const start = new Date('2026-11-21T09:00:00Z').getTime();
let elapsedMs = 0;
const api = useApi({ env: { APP_ENV: 'production' }, now: () => new Date(start + elapsedMs) });
beforeEach(async () => {
  elapsedMs = 0;
  await api.sql('TRUNCATE contact_inquiry, trade_inquiry, mail, staff_task, use_counter CASCADE');
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const client = from('203.0.113.7');

describe.each([
  ['contact', paths.contact, 'contact_inquiry', aContact],
  ['trade', paths.tradeInquiries, 'trade_inquiry', aTradeInquiry],
] as const)('the %s form', (_, path, table, valid) => {
  const send = (headers = client) => api.post(path, valid(), headers);
  const sendFive = async () => {
    for (let index = 0; index < 5; index += 1) expect((await send()).statusCode).toBe(201);
  };

  it('accepts five messages an hour from one address, and says when the next is accepted', async () => {
    await sendFive();
    elapsedMs = 600_000;
    const response = await send();
    expect(expectError(response, 'request/too-many').details).toEqual({ retryAfterSeconds: 3_000 });
    expect(response.headers['retry-after']).toBe('3000');
    expect(await api.sql(`SELECT id FROM ${table}`)).toHaveLength(5);

    expect((await send(from('203.0.113.8'))).statusCode).toBe(201);
    elapsedMs = 3_600_000;
    expect((await send()).statusCode).toBe(201);
  });

  it('does not count refused messages', async () => {
    for (let index = 0; index < 8; index += 1) {
      expectError(await api.post(path, { ...valid(), email: 'ada' }, client), 'request/invalid');
      expectError(await api.post(path, valid(), { ...client, 'sec-fetch-site': 'cross-site' }));
    }
    await sendFive();
  });

  it('ignores forged X-Forwarded-For addresses', async () => {
    await sendFive();
    for (const claimed of ['6.6.6.6, 203.0.113.7', '::ffff:203.0.113.7']) {
      expectError(await send(from(claimed)), 'request/too-many');
    }
    const forwarded = await api.post(path, valid(), {
      ...client,
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
    });
    expectError(forwarded, 'request/too-many');
  });
});
