// @module-tag thorough
import { paths, type QuoteResponse } from '@app/contracts';
import { CatalogueCache } from '../../catalogue';
import { Statements } from '../../database/statements';
import { aQuote } from '../../testing/builders/a-quote';
import { readCatalogue, type CatalogueParts } from '../../testing/builders/catalogue-parts';
import { countQueries } from '../../testing/database/count-queries';
import { expectError } from '../../testing/expect-error';
import { startApi, type TestApi } from '../../testing/servers/start-api';
import { textOf } from '../../testing/text-of';

let api: TestApi;
let parts: CatalogueParts;
beforeEach(async () => {
  api = await startApi();
  parts = await readCatalogue(api);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await api.stop();
});

/**
 * Simulates another process that changes the catalogue after a quote was priced and before it is inserted, too late for
 * a notification.
 */
function changeBeforeInsert(...changes: string[]): void {
  const statements = api.app.get(Statements);
  const run = statements.run.bind(statements);
  vi.spyOn(statements, 'run').mockImplementation(async (statement, values) => {
    const change = textOf(statement).includes('INSERT INTO quote (') ? changes.shift() : undefined;
    if (change) await api.sql(change);
    return run(statement, values);
  });
}

const saveQuote = (totalPrice?: string) => api.post(paths.quotes, aQuote(parts, { totalPrice }));
const savedQuotes = () => api.sql('SELECT 1 FROM quote');

it.each([['357.00'], [undefined]])(
  'rejects a price that changed a millisecond earlier in another process (shown: %j)',
  async (totalPrice) => {
    changeBeforeInsert(`UPDATE color SET price_modifier = 8.51 WHERE name = 'Calacatta Gold'`);
    const error = expectError(await saveQuote(totalPrice), 'quote/price-changed');
    expect(error.details).toEqual({ totalPrice: '357.42' });
    expect(await savedQuotes()).toEqual([]);
  },
);

it('accepts the current price just after the catalogue has changed', async () => {
  const cache = api.app.get(CatalogueCache);
  vi.spyOn(cache, 'drop').mockImplementationOnce(() => undefined); // the notification is late
  await api.sql(`UPDATE color SET price_modifier = 8.51 WHERE name = 'Calacatta Gold'`);
  expect((await saveQuote('357.42')).json<QuoteResponse>().totalPrice).toBe('357.42');
});

it('refuses a part that was deactivated a millisecond earlier', async () => {
  changeBeforeInsert(`UPDATE color SET is_active = false WHERE name = 'Calacatta Gold'`);
  expect(expectError(await saveQuote('357.00'), 'quote/part-not-sold').details).toEqual({ part: 'colorId' });
  expect(await savedQuotes()).toEqual([]);
});

it('saves once, with the new names, if the price is unchanged', async () => {
  changeBeforeInsert(
    `UPDATE color SET name = 'Calacatta Oro' WHERE name = 'Calacatta Gold'`,
    `UPDATE color SET price_modifier = 1.23 WHERE name = 'Blue Pearl'`,
  );
  const response = await saveQuote('357.00');
  expect(response.json<QuoteResponse>()).toMatchObject({
    totalPrice: '357.00',
    color: { name: 'Calacatta Oro' },
  });
  expect(await savedQuotes()).toHaveLength(1);
});

it('gives up with a message if the catalogue keeps changing', async () => {
  changeBeforeInsert(...Array.from({ length: 20 }, () => `UPDATE thickness SET sort_order = sort_order`));
  expectError(await saveQuote(), 'server/unavailable');
  expect(await savedQuotes()).toEqual([]);
});

it('uses the catalogue cache again once it was reloaded', async () => {
  await saveQuote();
  api.app.get(CatalogueCache).drop();
  expect(await countQueries(() => saveQuote())).toBe(2);
  expect(await countQueries(() => saveQuote())).toBe(1);
});
