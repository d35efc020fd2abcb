import { paths, type BasketResponse, type QuoteResponse } from '@app/contracts';
import { Statements } from '../database/statements';
import { aSession, fillBasket, saveAQuote } from '../testing/builders/a-basket';
import { useApi } from '../testing/servers/use-api';
import { readBasketQuotes, removeFromBaskets } from '.';

let statements: Statements;
let quotes: QuoteResponse[];
const api = useApi();
beforeAll(async () => {
  statements = api.app.get(Statements);
  quotes = [await saveAQuote(api), await saveAQuote(api), await saveAQuote(api)];
});

const ids = () => quotes.map(({ id }) => id);

it("reads a basket's quotes, in order", async () => {
  const session = aSession();
  await fillBasket(api, session, ...[...quotes].reverse());
  expect(await readBasketQuotes(statements, session)).toEqual(ids().reverse());
  expect(await readBasketQuotes(statements, aSession())).toEqual([]);
});

it('removes paid quotes from every basket, in the transaction that settles them (D23)', async () => {
  const [firstBasket, secondBasket] = [aSession(), aSession()];
  await fillBasket(api, firstBasket, ...quotes);
  await fillBasket(api, secondBasket, ...quotes);
  const countOf = async (session: string) =>
    (await api.get(paths.basket(session))).json<BasketResponse>().count;
  const paid = ids().slice(0, 2);

  const failed = statements.transaction(async (tx) => {
    await removeFromBaskets(tx, paid);
    throw new Error('settling failed');
  });
  await expect(failed).rejects.toThrow('settling failed');
  expect([await countOf(firstBasket), await countOf(secondBasket)]).toEqual([3, 3]);

  await statements.transaction((tx) => removeFromBaskets(tx, paid));
  expect([await countOf(firstBasket), await countOf(secondBasket)]).toEqual([1, 1]);
  await removeFromBaskets(statements, paid);
  expect(await readBasketQuotes(statements, firstBasket)).toEqual(ids().slice(2));
});

it(
  'paying for quotes, and adding, replacing and clearing them at the same time, all succeed',
  { tags: 'thorough' },
  async () => {
    const sessions = [aSession(), aSession()];
    const settle = (order: string[]) =>
      statements.transaction(async (tx) => {
        await tx.query('SELECT id FROM quote WHERE id = ANY($1) ORDER BY id FOR UPDATE', [order]);
        await removeFromBaskets(tx, order);
      });
    for (let round = 0; round < 15; round += 1) {
      for (const session of sessions) await fillBasket(api, session, ...quotes);
      const responses = await Promise.all([
        ...sessions.flatMap((session) => [
          api.post(paths.basketItems(session), { quoteId: ids()[0], replacesQuoteId: ids()[1] }),
          api.post(paths.basketItems(session), { quoteId: ids()[2], replacesQuoteId: ids()[0] }),
          api.inject({ method: 'DELETE', url: paths.clearBasket(session) }),
        ]),
        settle(ids()),
        settle(ids().reverse()),
      ]);
      for (const response of responses) if (response) expect(response.statusCode).toBe(200);
    }
  },
);
