import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aHistoryItem } from '../../testing/a-history-item';
import { SumupCardPayments } from './sumup-card-payments';

const start = new Date('2026-11-20T00:00:00Z');
const before = new Date('2026-11-23T00:00:00Z');
let server: Server;
let payments: SumupCardPayments;
let requests: URL[] = [];
let responses: unknown[] = [];
beforeAll(async () => {
  server = createServer((request, reply) => {
    requests.push(new URL(request.url ?? '', 'http://127.0.0.1'));
    reply
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(responses.shift() ?? { items: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const urls = { apiUrl: origin, pageOrigin: origin };
  payments = new SumupCardPayments({ apiKey: 'sup_sk_x', merchantCode: 'MC1', ...urls, accounts: 'any' });
});
afterAll(async () => {
  payments.onApplicationShutdown();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => void (requests = []));

const list = (...pages: unknown[]) => {
  responses = pages;
  return payments.listTransactions(start, before);
};
const nextLink = (href: unknown) => [{ rel: 'next', href }];

it('requests a period, and takes only the offset of the next page from a link', async () => {
  const result = await list(
    { items: [aHistoryItem()], links: nextLink('limit=1&oldest_ref=abc-1&order=ascending&merchant=evil') },
    {
      items: [aHistoryItem({ type: 'REFUND', amount: 5 })],
      links: nextLink('https://evil.example/steal?oldest_ref=abc-2'),
    },
    { items: [], links: [] },
  );
  expect(result).toMatchObject({
    kind: 'ok',
    entries: [
      { kind: 'payment', amount: 3_570 },
      { kind: 'refund', amount: 500 },
    ],
  });
  expect(requests.map(({ pathname }) => pathname)).toEqual(
    Array(3).fill('/v2.1/merchants/MC1/transactions/history'),
  );
  const commonQuery = { order: 'ascending', limit: '100', newest_time: before.toISOString() };
  expect(requests.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { ...commonQuery, oldest_time: start.toISOString() },
    { ...commonQuery, oldest_ref: 'abc-1' },
    { ...commonQuery, oldest_ref: 'abc-2' },
  ]);
});

it('lists movements of money within the period, oldest first', async () => {
  const isoAfter = (time: Date, ms: number) => new Date(time.getTime() + ms).toISOString();
  const timestamps = [
    isoAfter(before, -1),
    isoAfter(start, 0),
    isoAfter(start, 5),
    isoAfter(start, -1),
    isoAfter(before, 0),
  ];
  const items = timestamps.map((timestamp) => aHistoryItem({ timestamp }));
  const result = await list({ items: [...items, aHistoryItem({ status: 'FAILED', amount: null })] });
  expect(result.kind === 'ok' && result.entries.map((entry) => entry.at.toISOString())).toEqual([
    isoAfter(start, 0),
    isoAfter(start, 5),
    isoAfter(before, -1),
  ]);
});

it('reads at most fifty pages', async () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      items: [],
      ...(index < count - 1 && { links: nextLink(`oldest_ref=${index}`) }),
    }));
  expect(await list(...pages(50))).toEqual({ kind: 'ok', entries: [] });
  requests = [];
  expect(await list(...pages(51))).toEqual({
    kind: 'unavailable',
    reason: 'more payments than are ever read',
  });
  expect(requests).toHaveLength(50);
});

it('is unavailable if an entry cannot be read', async () => {
  expect(await list({ items: [aHistoryItem(), aHistoryItem({ type: 'TIP' })] })).toEqual({
    kind: 'unavailable',
    reason: 'answered with an unreadable list',
  });
});

it.each<[string, object]>([
  ['no list', { links: [] }],
  ['a list of something else', { items: ['x'] }],
  ['a link without an offset', { items: [], links: nextLink('limit=10') }],
])('is unavailable for %s', async (_, page) => {
  expect(await list(page)).toMatchObject({ kind: 'unavailable' });
});

it('reports that the pages of a list form a loop', async () => {
  const page = { items: [], links: nextLink('oldest_ref=a') };
  expect(await list(page, page)).toEqual({
    kind: 'unavailable',
    reason: 'the pages of the list form a loop',
  });
});

it('closes its connections when the application ends', async () => {
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  await list({ items: [] });
  expect(await connections()).toBeGreaterThan(0);

  payments.onApplicationShutdown();

  await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 2_000, interval: 5 });
});
