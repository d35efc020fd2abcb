// @module-tag thorough
import { paths, type DepositResponse } from '@app/contracts';
import { saveAQuote } from '../../testing/builders/a-basket';
import { expectError } from '../../testing/expect-error';
import { startApi, type TestApi } from '../../testing/servers/start-api';
import { aDeposit, newIdempotencyKey, lastAttempt, withKey } from '../testing/a-deposit';
import { FakeCardPayments } from '../testing/fake-card-payments';

/** Runs with the rate limits of production (D43). */
const start = Date.now();
let elapsedMs = 0;
const now = () => new Date(start + elapsedMs);
let api: TestApi;
let cards: FakeCardPayments;
beforeAll(async () => {
  cards = new FakeCardPayments(now);
  api = await startApi({
    env: { APP_ENV: 'production', QUOTES_PER_MINUTE: '1000', CATALOGUE_READS_PER_MINUTE: '10000' },
    now,
    cardPayments: cards,
  });
});
afterAll(() => api.stop());
beforeEach(async () => {
  elapsedMs = 0;
  await api.sql('TRUNCATE use_counter');
});

const fromFirstClient = { 'x-forwarded-for': '203.0.113.7' };
const createPage = async (details = {}, headers: Record<string, string> = fromFirstClient) =>
  api.post(paths.deposits, aDeposit({ quoteId: (await saveAQuote(api)).id, ...details }), headers);

it('allows ten deposits an hour per IP address, and says when the next is allowed', async () => {
  for (let count = 0; count < 10; count += 1) expect((await createPage()).statusCode).toBe(201);
  elapsedMs = 600_000;
  const response = await createPage();
  expect(expectError(response, 'request/too-many').details).toEqual({ retryAfterSeconds: 3_000 });
  expect((await createPage({}, { 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(201);
  elapsedMs = 3_600_000;
  expect((await createPage()).statusCode).toBe(201);
});

it('does not count rejected requests, or requests that return the same payment page', async () => {
  for (let count = 0; count < 6; count += 1) {
    expectError(await createPage({ totalAmount: '1.00' }), 'deposit/amounts-changed');
    expectError(await createPage({ customerEmail: 'ada' }), 'request/invalid');
    expectError(await createPage({ quoteId: 'AAAAAAAAAAAAAAAAAAAAAA' }), 'quote/not-found');
  }
  const request = aDeposit({ quoteId: (await saveAQuote(api)).id });
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      api.post(paths.deposits, request, { ...fromFirstClient, ...withKey(newIdempotencyKey()) }),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
  for (let count = 0; count < 9; count += 1) expect((await createPage()).statusCode).toBe(201);
  expectError(await createPage(), 'request/too-many');
});

it('keeps the open payment page when a changed deposit is rejected by the rate limit', async () => {
  const request = { quoteId: (await saveAQuote(api)).id };
  const first = (await createPage(request)).json<DepositResponse>();
  for (let count = 0; count < 9; count += 1) await createPage();
  const requestWithDelivery = { ...request, needsDelivery: true, deliveryAddress: 'RG1 1DA' };
  expectError(await createPage(requestWithDelivery), 'request/too-many');
  expect(await lastAttempt(api, first.id)).toMatchObject({ state: 'open' });
  expect((await createPage(request)).json()).toMatchObject({ paymentUrl: first.paymentUrl });
});

it('rejects the 61st request within an hour without calling the card provider', async () => {
  cards.beUnavailable();
  const request = { quoteId: (await saveAQuote(api)).id };
  const { id } = (await createPage(request)).json<DepositResponse>();
  for (let count = 0; count < 59; count += 1) {
    const response = count % 2 ? createPage(request) : api.post(paths.retryDeposit(id), {}, fromFirstClient);
    expect((await response).statusCode).toBeLessThan(300);
  }
  const calls = cards.calls.length;
  expectError(await createPage(request), 'request/too-many');
  expectError(await api.post(paths.retryDeposit(id), {}, fromFirstClient), 'request/too-many');
  expect(cards.calls).toHaveLength(calls);
  cards.recover();
});

it('stores no order for a deposit rejected by the rate limit', async () => {
  for (let count = 0; count < 10; count += 1) await createPage();
  const quote = await saveAQuote(api);
  expectError(await createPage({ quoteId: quote.id }), 'request/too-many');
  expect(
    await api.sql('SELECT FROM order_item JOIN deposit USING (order_id) WHERE quote_id = $1', [quote.id]),
  ).toEqual([]);
});

it('allows forty status requests a minute', async () => {
  const { id } = (await createPage()).json<{ id: string }>();
  for (let count = 0; count < 40; count += 1) {
    expect((await api.get(paths.depositStatus(id), fromFirstClient)).statusCode).toBe(200);
  }
  expectError(await api.get(paths.depositStatus(id), fromFirstClient), 'request/too-many');
  elapsedMs = 60_000;
  expect((await api.get(paths.depositStatus(id), fromFirstClient)).statusCode).toBe(200);
});
