// @module-tag thorough
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { paths, type DepositResponse, type RetryDepositResponse } from '@app/contracts';
import { toPence } from '@app/pricing';
import { picker, type Picker } from '../../testing/pick';
import { startApi, type TestApi } from '../../testing/servers/start-api';
import { startWorker } from '../../testing/servers/start-worker';
import { until } from '../../testing/until';
import type { CardPayments, InconclusiveResult } from '../provider/card-payments';
import { aDeposit, newIdempotencyKey, beginDeposit, saveQuotes, withKey } from '../testing/a-deposit';
import { FakeCardPayments } from '../testing/fake-card-payments';

/** The customers' actions depend on the seed only; the order of calls, and so which of them fail, does not. */
const randomFaults = picker(0);
const unavailable: InconclusiveResult = { kind: 'unavailable', reason: 'random fault' };

/** An unreliable provider: one call in ten is not carried out or loses its response, and all are delayed. */
class UnreliableCards extends FakeCardPayments {
  isReliable = false;

  override createCheckout(...args: Parameters<CardPayments['createCheckout']>) {
    return this.badly(() => super.createCheckout(...args));
  }
  override readCheckout(...args: Parameters<CardPayments['readCheckout']>) {
    return this.badly(() => super.readCheckout(...args));
  }
  override findByReference(...args: Parameters<CardPayments['findByReference']>) {
    return this.badly(() => super.findByReference(...args));
  }
  override deactivateCheckout(...args: Parameters<CardPayments['deactivateCheckout']>) {
    return this.badly(() => super.deactivateCheckout(...args));
  }

  private async badly<T>(call: () => Promise<T>): Promise<T | InconclusiveResult> {
    if (this.isReliable) return call();
    const fault = randomFaults.integer(1, 20);
    await new Promise((resolve) => setTimeout(resolve, randomFaults.integer(0, 20)));
    if (fault === 1) return unavailable;
    const response = await call();
    await new Promise((resolve) => setTimeout(resolve, randomFaults.integer(0, 20)));
    return fault === 2 ? unavailable : response;
  }
}

let cards: UnreliableCards;
let apis: TestApi[];
let workers: NestFastifyApplication[];
beforeAll(async () => {
  cards = new UnreliableCards();
  const env = { BACKGROUND_TIME_SCALE: '20', DATABASE_POOL_SIZE: '4' };
  const first = await startApi({ cardPayments: cards, env });
  const second = await startApi({ cardPayments: cards, env, databaseUrl: first.databaseUrl });
  apis = [first, second];
  workers = await Promise.all([1, 2].map(() => startWorker(first.databaseUrl, { cardPayments: cards, env })));
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await apis[1]?.stop();
  await apis[0]?.stop();
});

const referenceOfPage = (url: string) =>
  cards.all().find(({ id }) => url.endsWith(`/${id}`))?.reference ?? 'unknown page';

/** Uses a card on a page, unless the page is closed. */
function useCardOnPage(action: 'pay' | 'decline', url: string): void {
  try {
    cards[action](referenceOfPage(url));
  } catch (error) {
    expect((error as Error).message).toMatch(/takes no card/);
  }
}

const pause = (pick: Picker) => new Promise((resolve) => setTimeout(resolve, pick.integer(0, 60)));

/** One customer: requests a page up to three times, then may decline, pay or retry. */
async function placeOrder(pick: Picker, quoteIds: string[]): Promise<void> {
  const api = pick.one(apis);
  const request = aDeposit({ quoteIds });
  const key = withKey(newIdempotencyKey());
  const requests = Array.from({ length: pick.integer(1, 3) }, () => api.post(paths.deposits, request, key));
  const responses = await Promise.all(requests);
  for (const response of responses) expect([201, 409, 503]).toContain(response.statusCode);
  const deposits = responses
    .filter(({ statusCode }) => statusCode === 201)
    .map((response) => response.json<DepositResponse>());
  for (const { id, paymentUrl } of deposits) {
    await pause(pick);
    if (paymentUrl && pick.integer(1, 10) <= 3) useCardOnPage('decline', paymentUrl);
    await pause(pick);
    if (paymentUrl && pick.integer(1, 10) <= 6) useCardOnPage('pay', paymentUrl);
    if (pick.integer(1, 10) <= 4) {
      const retried = await pick.one(apis).post(paths.retryDeposit(id), {});
      expect([200, 409, 503]).toContain(retried.statusCode);
      const url = retried.statusCode === 200 ? retried.json<RetryDepositResponse>().paymentUrl : null;
      if (url) useCardOnPage('pay', url);
    }
  }
}

it('charges each quote at most once with two API processes and overlapping baskets', async () => {
  const [api] = apis;
  if (!api) throw new Error('no API');
  const quotes = (await saveQuotes(api, 40)).map(({ id }) => id);
  for (let round = 0; round < 12; round += 1) {
    await Promise.all(
      Array.from({ length: 8 }, (_, customer) => {
        const pick = picker(1 + round * 8 + customer);
        const from = pick.integer(0, quotes.length - 4);
        return placeOrder(pick, quotes.slice(from, from + pick.integer(1, 4)));
      }),
    );
  }

  cards.isReliable = true;
  const charged = Object.keys(cards.charges());
  const isSettled = async () =>
    (
      await api.sql(
        `SELECT FROM payment_attempt WHERE checkout_reference = ANY($1) AND state NOT IN ('paid', 'review')`,
        [charged],
      )
    ).length === 0;
  await until(isSettled);

  const settled = await api.sql<{
    checkout_reference: string;
    state: string;
    amount: string;
    quote_ids: string[];
  }>(
    `SELECT checkout_reference, state, attempt.amount, array_agg(quote_id) AS quote_ids
     FROM payment_attempt AS attempt JOIN deposit ON deposit.id = deposit_id JOIN order_item USING (order_id)
     WHERE state IN ('paid', 'review') GROUP BY attempt.id`,
  );
  expect(settled.map(({ checkout_reference }) => checkout_reference).sort()).toEqual(charged.sort());
  expect(charged.length).toBeGreaterThan(5);
  expect(Object.values(cards.charges()).every((count) => count === 1)).toBe(true);
  const paidQuotes = settled.flatMap(({ quote_ids }) => quote_ids);
  expect(new Set(paidQuotes).size).toBe(paidQuotes.length);
  for (const { checkout_reference, amount } of settled) {
    const checkout = cards.all().find(({ reference }) => reference === checkout_reference);
    expect(checkout?.amount).toBe(toPence(amount));
  }
  const states = await api.sql<{ id: string }>(
    `SELECT id FROM quote WHERE deposit_state = 'paid' AND status = 'approved'`,
  );
  expect(states.map(({ id }) => id).sort()).toEqual(paidQuotes.sort());
});

it('returns the same page for simultaneous requests of one customer at two API processes', async () => {
  const [firstApi, secondApi] = apis;
  if (!firstApi || !secondApi) throw new Error('no APIs');
  const [quote] = await saveQuotes(firstApi, 1);
  const [link, tab] = await Promise.all([
    beginDeposit(firstApi, { quoteId: quote?.id }),
    beginDeposit(secondApi, { quoteId: quote?.id }),
  ]);
  expect(link.paymentUrl).toBe(tab.paymentUrl);
});
