import { Pool } from 'pg';
import { paths, type QuoteResponse, type SaveQuoteRequest } from '@app/contracts';
import { aSession, saveAQuote } from '../../testing/builders/a-basket';
import { aQuote } from '../../testing/builders/a-quote';
import { readCatalogue, type CatalogueParts } from '../../testing/builders/catalogue-parts';
import { emptiedSql } from '../../testing/database/emptied';
import { expectError } from '../../testing/expect-error';
import { useApi } from '../../testing/servers/use-api';
import { changeQuote, expireQuote } from '../../testing/builders/change-quote';

const api = useApi();
let parts: CatalogueParts;
beforeAll(async () => {
  parts = await readCatalogue(api);
});
beforeEach(() => api.sql(emptiedSql('quote')));

const save = (details: Partial<SaveQuoteRequest>) => saveAQuote(api, details);
const post = (details: Partial<SaveQuoteRequest>) => api.post(paths.quotes, aQuote(parts, details));
/** The references of all current quotes. */
const countedReferences = async () =>
  (
    await api.sql<{ reference: string }>(
      `SELECT reference FROM quote WHERE standing <> 'replaced' ORDER BY 1`,
    )
  ).map(({ reference }) => reference);
async function replaceTimes(basketSessionId: string, members: number): Promise<QuoteResponse> {
  let quote = await save({ basketSessionId });
  for (let member = 1; member < members; member += 1)
    quote = await save({ basketSessionId, replacesQuoteId: quote.id });
  return quote;
}

describe('a quote that replaces another', () => {
  it('must be saved with the same basket, and may name any version', async () => {
    const basketSessionId = aSession();
    const first = await save({ basketSessionId });
    const second = await save({ basketSessionId, replacesQuoteId: first.id });
    const third = await save({ basketSessionId, replacesQuoteId: first.id });
    const fourth = await save({ basketSessionId, replacesQuoteId: second.id });
    expect([second, third, fourth].map(({ replacesQuoteId }) => replacesQuoteId)).toEqual([
      first.id,
      first.id,
      second.id,
    ]);
    expect(await countedReferences()).toEqual([fourth.reference]);
  });

  it.each([
    ['a stranger’s basket', () => aSession()],
    ['no basket', () => null],
    ['an empty name', () => ''],
  ])('is a separate quote if it comes with %s', async (_, session) => {
    const first = await save({ basketSessionId: aSession(), length: 3000 });
    // Anybody with the link can add the quote to their own basket.
    const stranger = aSession();
    await api.post(paths.basketItems(stranger), { quoteId: first.id });
    for (const basketSessionId of [session(), stranger]) {
      const cheap = await save({ basketSessionId, length: 500, replacesQuoteId: first.id });
      expect(cheap.replacesQuoteId).toBeNull();
    }
    expect(await countedReferences()).toHaveLength(3);
  });

  it('is a separate quote if the basket of the first is unknown', async () => {
    const first = await save({ basketSessionId: null });
    const edited = await save({ basketSessionId: aSession(), replacesQuoteId: first.id });
    expect(edited.replacesQuoteId).toBeNull();
  });

  it('starts a new top after 30 versions', async () => {
    const basketSessionId = aSession();
    const last = await replaceTimes(basketSessionId, 30);
    expect(last.replacesQuoteId).not.toBeNull();
    const next = await save({ basketSessionId, replacesQuoteId: last.id });
    expect(next.replacesQuoteId).toBeNull();
    expect(await countedReferences()).toEqual([last.reference, next.reference]);
    expect((await save({ basketSessionId, replacesQuoteId: next.id })).replacesQuoteId).toBe(next.id);
  });

  it('starts a new top after 30 versions, even for simultaneous requests', { tags: 'thorough' }, async () => {
    const basketSessionId = aSession();
    const { id: replacesQuoteId } = await replaceTimes(basketSessionId, 25);
    const saved = await Promise.all(
      Array.from({ length: 20 }, () => save({ basketSessionId, replacesQuoteId })),
    );
    expect(saved.filter((quote) => quote.replacesQuoteId === replacesQuoteId)).toHaveLength(5);
  });

  it('takes two writes, however many versions there are', async () => {
    const writtenRows = async (quote: QuoteResponse) =>
      (await api.sql('SELECT FROM quote WHERE xmin = (SELECT xmin FROM quote WHERE id = $1)', [quote.id]))
        .length;
    const basketSessionId = aSession();
    expect(await writtenRows(await replaceTimes(basketSessionId, 3))).toBe(2);
    expect(await writtenRows(await replaceTimes(basketSessionId, 29))).toBe(2);
  });

  it('waits only seconds for a lock', { tags: 'thorough' }, async () => {
    const basketSessionId = aSession();
    const { id } = await save({ basketSessionId });
    const pool = new Pool({ connectionString: api.databaseUrl, max: 1 });
    const other = await pool.connect();
    await other.query('BEGIN');
    await other.query('SELECT FROM quote WHERE id = $1 FOR NO KEY UPDATE', [id]);
    const startedAt = Date.now();
    expectError(await post({ basketSessionId, replacesQuoteId: id }), 'server/unavailable');
    expect(Date.now() - startedAt).toBeLessThan(6_000);
    await other.query('ROLLBACK');
    other.release();
    await pool.end();
  });
});

it.each(['basket', 'session-1-a', 7, {}])('rejects %j as a basket session', async (basketSessionId) => {
  expectError(await post({ basketSessionId: basketSessionId as string }), 'request/invalid');
});

it('renews the same top once its price has expired, for everyone with the link (D4)', async () => {
  const first = await save({ basketSessionId: aSession() });
  await expireQuote(api, null, new Date(Date.now() - 86_400_000));
  const other = await save({ basketSessionId: aSession(), replacesQuoteId: first.id, length: 1300 });
  expect(other.replacesQuoteId).toBeNull();
  const renewal = await save({ basketSessionId: null, replacesQuoteId: first.id });
  expect(renewal.replacesQuoteId).toBe(first.id);
});

it('is renewed once, however often it is requested by link', async () => {
  const first = await save({ basketSessionId: aSession() });
  await expireQuote(api, null, new Date(Date.now() - 86_400_000));
  const renewal = await save({ basketSessionId: null, replacesQuoteId: first.id });
  for (const basketSessionId of [null, aSession()]) {
    const secondRenewal = await save({ basketSessionId, replacesQuoteId: first.id, notes: 'Mine' });
    expect(secondRenewal).toEqual(renewal);
  }
  expect(await api.sql('SELECT FROM quote')).toHaveLength(2);
  // A deleted renewal is not returned again.
  await changeQuote(api, renewal.id, { status: 'declined' });
  expect((await save({ basketSessionId: null, replacesQuoteId: first.id })).id).not.toBe(renewal.id);
});
