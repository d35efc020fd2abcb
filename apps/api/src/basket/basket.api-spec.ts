import { randomBytes } from 'node:crypto';
import { basketLimits, paths, quoteIdPattern, type BasketResponse, type QuoteResponse } from '@app/contracts';
import { aSession, fillBasket, saveAQuote } from '../testing/builders/a-basket';
import { countQueries } from '../testing/database/count-queries';
import { expectError } from '../testing/expect-error';
import { startApi } from '../testing/servers/start-api';
import { useApi } from '../testing/servers/use-api';
import { changeQuote } from '../testing/builders/change-quote';

let now = new Date('2026-11-21T11:00:00Z');
let first: QuoteResponse;
let second: QuoteResponse;
let third: QuoteResponse;
let session: string;
const api = useApi({ now: () => now });
beforeAll(async () => {
  first = await saveAQuote(api);
  second = await saveAQuote(api, { length: 3000 });
  third = await saveAQuote(api, { length: 777, width: 333 });
});
beforeEach(() => {
  now = new Date('2026-11-21T11:00:00Z');
  session = aSession();
});

const read = async (name = session) => (await api.get(paths.basket(name))).json<BasketResponse>();
const add = (body: unknown, name = session) => api.post(paths.basketItems(name), body);
const remove = (id: string, name = session) =>
  api.inject({ method: 'DELETE', url: paths.basketItem(name, id) });
const clear = (name = session) => api.inject({ method: 'DELETE', url: paths.clearBasket(name) });
const quotesIn = ({ items }: BasketResponse) => items.map(({ quoteId }) => quoteId);
const empty = { items: [], totalAmount: '0.00', count: 0 };

describe('a basket', () => {
  it('is empty if unknown, and reading does not create it (D10)', async () => {
    expect(await read()).toEqual(empty);
    expect(await api.sql('SELECT 1 FROM basket WHERE session_id = $1', [session])).toEqual([]);
  });

  it('has complete quotes, oldest first, and their exact sum', async () => {
    await fillBasket(api, session, second, first, third);
    const { items, ...sums } = await read();
    expect(items.map(({ quote }) => quote)).toEqual([second, first, third]);
    expect(items.every(({ id, quoteId, quote }) => quoteIdPattern.test(id) && quoteId === quote.id)).toBe(
      true,
    );
    const pence = [second, first, third].map(({ totalPrice }) => Number(totalPrice.replace('.', '')));
    const total = String(pence.reduce((sum, itemPence) => sum + itemPence)).replace(/(..)$/, '.$1');
    expect(sums).toEqual({ totalAmount: total, count: 3 });
  });

  it('is read with one statement for any number of items', async () => {
    await fillBasket(api, session, first, second, third);
    expect(await countQueries(() => read())).toBe(1);
    expect(await countQueries(() => read(aSession()))).toBe(1);
  });

  it('is separate for each session id', async () => {
    const other = aSession();
    await fillBasket(api, session, first, second);
    await fillBasket(api, other, second, third);
    expect(quotesIn(await read())).toEqual([first.id, second.id]);
    expectError(await remove((await read()).items[0]?.id ?? '', other), 'basket/item-not-found');
    expect((await clear(other)).json()).toEqual(empty);
    expect((await read()).count).toBe(2);
  });

  it('survives a restart of the server', { tags: 'thorough' }, async () => {
    const filled = await fillBasket(api, session, first, second);
    const restarted = await startApi({ databaseUrl: api.databaseUrl, now: () => now });
    const basketAfterRestart = (await restarted.get(paths.basket(session))).json<BasketResponse>();
    await restarted.stop();
    expect(basketAfterRestart).toEqual(filled);
  });

  it('says why an item cannot be paid, and keeps the item of a deleted quote (D21)', async () => {
    const deleted = await saveAQuote(api);
    const declined = await saveAQuote(api);
    await fillBasket(api, session, first, deleted, declined);
    await changeQuote(api, deleted.id, { deletedAt: new Date() });
    await changeQuote(api, declined.id, { status: 'declined' });
    const blockers = async () => (await read()).items.map(({ quote }) => quote.paymentBlocker);
    expect(await blockers()).toEqual([null, 'deleted', 'declined']);
    now = new Date('2027-01-15T11:00:00Z');
    expect(await blockers()).toEqual(['expired', 'deleted', 'declined']);
  });

  it('stores the day it was last read', async () => {
    await fillBasket(api, session, first);
    const usedAt = async () =>
      (await api.sql<{ used_at: Date }>('SELECT used_at FROM basket WHERE session_id = $1', [session]))[0]
        ?.used_at;
    const startedAt = now;
    now = new Date(startedAt.getTime() + 23 * 3_600_000);
    await read();
    expect(await usedAt()).toEqual(startedAt);
    now = new Date(startedAt.getTime() + 25 * 3_600_000);
    await read();
    expect(await usedAt()).toEqual(now);
  });
});

describe('adding', () => {
  it('returns the whole basket', async () => {
    await add({ quoteId: first.id });
    const response = await add({ quoteId: second.id });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(response.json()).toEqual(await read());
    expect(quotesIn(response.json())).toEqual([first.id, second.id]);
  });

  it('the same quote again keeps one item (D10)', async () => {
    const before = await fillBasket(api, session, first, second);
    expect((await add({ quoteId: first.id })).json()).toEqual(before);
  });

  it('the same quote 20 times at once makes one item', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => add({ quoteId: first.id })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(await read()).toMatchObject({ items: [{ quoteId: first.id }], count: 1 });
  });

  it('never exceeds the maximum, however many are added at once', { tags: 'thorough' }, async () => {
    await fillBasket(api, session, first);
    const ids = await Promise.all(Array.from({ length: 8 }, async () => (await saveAQuote(api)).id));
    await api.sql(
      `WITH filler AS (
         INSERT INTO quote (id, reference, length, width,
           total_price, snapshot, created_at, valid_until, top_id)
         SELECT lpad(number::text, 21, '0') || 'A', 'VT-99-' || lpad(number::text, 5, '0'), length, width, total_price, snapshot, created_at, valid_until,
           lpad(number::text, 21, '0') || 'A'
         FROM quote, generate_series(1, $3) AS number
         WHERE id = $2
         RETURNING id)
       INSERT INTO basket_item (id, session_id, quote_id, position)
       SELECT id, $1, id, row_number() OVER () + 1 FROM filler`,
      [session, first.id, basketLimits.items - 5],
    );
    const responses = await Promise.all(ids.map((quoteId) => add({ quoteId })));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    for (const response of responses.filter(({ statusCode }) => statusCode !== 200)) {
      expectError(response, 'basket/full');
    }
    expect((await read()).count).toBe(basketLimits.items);
    expect((await add({ quoteId: first.id })).statusCode).toBe(200);
  });

  it('a quote that replaces another takes its position', async () => {
    const before = await fillBasket(api, session, first, second);
    const after = (await add({ quoteId: third.id, replacesQuoteId: first.id })).json<BasketResponse>();
    expect(quotesIn(after)).toEqual([third.id, second.id]);
    expect(after.items.map(({ id }) => id)).toEqual(before.items.map(({ id }) => id));
    expect((await add({ quoteId: third.id, replacesQuoteId: first.id })).json()).toEqual(after);
  });

  it('two quotes that replace the same one at once: one takes its position, the other is added last', async () => {
    await fillBasket(api, session, first);
    await Promise.all([second, third].map(({ id }) => add({ quoteId: id, replacesQuoteId: first.id })));
    expect(quotesIn(await read()).sort()).toEqual([second.id, third.id].sort());
  });

  it('an unknown or deleted quote is rejected, and creates no basket', async () => {
    const deleted = await saveAQuote(api);
    await changeQuote(api, deleted.id, { deletedAt: new Date() });
    for (const quoteId of [randomBytes(16).toString('base64url'), deleted.id]) {
      expectError(await add({ quoteId }), 'quote/not-found');
    }
    expect(await api.sql('SELECT 1 FROM basket WHERE session_id = $1', [session])).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['a number', { quoteId: 412 }],
    ['spare bits', { quoteId: `${'A'.repeat(21)}B` }],
    ['a strange place', { quoteId: 'A'.repeat(22), replacesQuoteId: '1' }],
  ])('%s as an id is rejected', async (_, body) => {
    expectError(await add(body), 'request/invalid');
  });
});

describe('removing', () => {
  it("works by the item's id or its quote's (D10)", async () => {
    const { items } = await fillBasket(api, session, first, second, third);
    expect(quotesIn((await remove(items[0]?.id ?? '')).json())).toEqual([second.id, third.id]);
    expect(quotesIn((await remove(third.id)).json())).toEqual([second.id]);
    expect((await remove(second.id)).json()).toEqual(empty);
  });

  it('says that the item no longer exists', async () => {
    await fillBasket(api, session, first);
    expectError(await remove(second.id), 'basket/item-not-found');
    expectError(await remove('1'), 'basket/item-not-found');
    expect((await read()).count).toBe(1);
  });

  it('all items at once works, also from an empty basket', async () => {
    await fillBasket(api, session, first, second);
    expect((await clear()).json()).toEqual(empty);
    expect((await clear()).json()).toEqual(empty);
    expect(await api.sql('SELECT 1 FROM basket WHERE session_id = $1', [session])).toEqual([]);
    expect(quotesIn(await fillBasket(api, session, third))).toEqual([third.id]);
  });
});

describe('an invalid session id (D10)', () => {
  it.each([
    '1',
    'session-1',
    'session-1763683200000-short',
    'session-1763683200000-0123456789ABCDEF',
    `session-1763683200000-${'a'.repeat(65)}`,
    'session-1763683200000-0123456789abcdef\n',
    '%00',
    "'; DROP TABLE basket; --",
  ])('%j is rejected without a database query', async (name) => {
    const queryCount = await countQueries(async () => {
      expectError(await api.get(paths.basket(name)), 'basket/malformed-session');
      expectError(await add({ quoteId: first.id }, name), 'basket/malformed-session');
      expectError(await remove(first.id, name), 'basket/malformed-session');
      expectError(await clear(name), 'basket/malformed-session');
    });
    expect(queryCount).toBe(0);
  });
});

it("refuses writes from another website's page (D26)", async () => {
  await fillBasket(api, session, first);
  const headers = { origin: 'https://elsewhere.example' };
  expectError(
    await api.post(paths.basketItems(session), { quoteId: second.id }, headers),
    'request/foreign-origin',
  );
  for (const url of [paths.clearBasket(session), paths.basketItem(session, first.id)]) {
    expectError(await api.inject({ method: 'DELETE', url, headers }), 'request/foreign-origin');
  }
  expect((await read()).count).toBe(1);
});
