import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aBookItem } from '../../testing/a-book-item';
import { SumupCardPayments } from './sumup-card-payments';

const since = new Date('2026-11-20T00:00:00Z');
const before = new Date('2026-11-23T00:00:00Z');
let server: Server;
let payments: SumupCardPayments;
let asked: URL[] = [];
let answers: unknown[] = [];
let status = 200;
beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(new URL(request.url ?? '', 'http://127.0.0.1'));
    reply.statusCode = status;
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(answers.shift() ?? { items: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = {
    apiKey: 'sup_sk_x',
    merchantCode: 'MC1',
    apiUrl: origin,
    pageOrigin: origin,
    accounts: 'any' as const,
  };
  payments = new SumupCardPayments(settings);
});
afterAll(async () => {
  payments.onApplicationShutdown();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  asked = [];
  status = 200;
});

const list = (...pages: unknown[]) => {
  answers = pages;
  return payments.listTransactions(since, before);
};
const next = (href: unknown) => [{ rel: 'next', href }];

it('asks for a time, and follows the places of its pages and nothing else', async () => {
  const told = await list(
    { items: [aBookItem()], links: next('limit=1&oldest_ref=abc-1&order=ascending&merchant=evil') },
    {
      items: [aBookItem({ type: 'REFUND', amount: 5 })],
      links: next('https://evil.example/steal?oldest_ref=abc-2'),
    },
    { items: [], links: [] },
  );
  expect(told).toMatchObject({
    kind: 'ok',
    entries: [
      { kind: 'payment', amount: 3_570 },
      { kind: 'refund', amount: 500 },
    ],
  });
  expect(asked.map(({ pathname }) => pathname)).toEqual(
    Array(3).fill('/v2.1/merchants/MC1/transactions/history'),
  );
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toMatchObject([
    { oldest_time: since.toISOString(), newest_time: before.toISOString(), order: 'ascending' },
    { oldest_ref: 'abc-1', newest_time: before.toISOString() },
    { oldest_ref: 'abc-2' },
  ]);
  expect(asked.map(({ searchParams }) => [...searchParams.keys()])).toEqual([
    ['order', 'limit', 'newest_time', 'oldest_time'],
    ...Array(2).fill(['order', 'limit', 'newest_time', 'oldest_ref']),
  ]);
  for (const { searchParams } of asked) {
    expect([searchParams.get('order'), searchParams.get('limit')]).toEqual(['ascending', '100']);
  }
});

it('lists the oldest first, of the time that was asked for alone', async () => {
  const at = (time: Date, ms: number) => new Date(time.getTime() + ms).toISOString();
  const timestamps = [at(before, -1), at(since, 0), at(since, 5), at(since, -1), at(before, 0)];
  const told = await list({ items: timestamps.map((timestamp) => aBookItem({ timestamp })) });
  expect(told.kind === 'ok' && told.entries.map((entry) => entry.at.toISOString())).toEqual([
    at(since, 0),
    at(since, 5),
    at(before, -1),
  ]);
});

it('reads fifty pages and no more', async () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      items: [],
      ...(index < count - 1 && { links: next(`oldest_ref=${index}`) }),
    }));
  expect(await list(...pages(50))).toEqual({ kind: 'ok', entries: [] });
  asked = [];
  expect(await list(...pages(51))).toEqual({
    kind: 'unavailable',
    reason: 'more payments than are ever read',
  });
  expect(asked).toHaveLength(50);
});

it('reads the payment of a refund, a chargeback as one, and leaves out what is no money', async () => {
  const payment = 'b1c0ffee-0000-4000-8000-000000000009';
  const told = await list({
    items: [
      aBookItem({ type: 'REFUND', transaction_id: payment }),
      aBookItem({ type: 'CHARGE_BACK', transaction_id: payment, transaction_code: '' }),
      aBookItem({ status: 'FAILED', amount: null }),
      aBookItem({ status: 'PENDING' }),
      aBookItem({ timestamp: '2026-11-23T00:00:00Z' }),
    ],
  });
  expect(told).toMatchObject({
    kind: 'ok',
    entries: [
      { kind: 'refund', transactionId: payment, transactionCode: 'TA' },
      { kind: 'chargeback', transactionId: payment, transactionCode: null },
    ],
  });
});

it.each<[string, Record<string, unknown>]>([
  ['an amount as text', { amount: '35.70' }],
  ['no amount', { amount: undefined }],
  ['another currency', { currency: 'EUR' }],
  ['no time', { timestamp: 'soon' }],
  ['an id that is none', { id: '../x' }],
  ['a type that we do not know', { type: 'TIP' }],
])('gives no answer rather than one with a hole: %s', async (_, detail) => {
  expect(await list({ items: [aBookItem(), aBookItem(detail)] })).toEqual({
    kind: 'unavailable',
    reason: 'answered with a list that cannot be read plainly',
  });
});

it.each<[string, unknown[]]>([
  ['no list', [{ links: [] }]],
  ['a list of something else', [{ items: ['x'] }]],
  ['a link without a place', [{ items: [], links: next('limit=10') }]],
  ['a link that is none', [{ items: [], links: next(7) }]],
])('gives no answer for %s', async (_, pages) => {
  expect(await list(...pages)).toMatchObject({ kind: 'unavailable' });
});

it('says that a list leads round in a ring', async () => {
  const page = { items: [], links: next('oldest_ref=a') };
  expect(await list(page, page)).toEqual({
    kind: 'unavailable',
    reason: 'the list leads round in a ring',
  });
});

it('lets go of its connections when the application ends', async () => {
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  await list({ items: [] });
  expect(await connections()).toBeGreaterThan(0);

  payments.onApplicationShutdown();

  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 2_000, interval: 5 });
});
