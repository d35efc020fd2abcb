// @module-tag thorough
import { paths, type QuoteResponse } from '@app/contracts';
import { CatalogueCache } from '../../catalogue';
import { Statements } from '../../database/statements';
import { aQuote } from '../../testing/a-quote';
import { readCatalogue, type CatalogueParts } from '../../testing/catalogue-parts';
import { countQueries } from '../../testing/count-queries';
import { expectError } from '../../testing/expect-error';
import { startApi, type TestApi } from '../../testing/start-api';
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
 * Lets another process write to the catalogue after a quote was priced and before it is inserted: the word of
 * the change cannot have reached us by then.
 */
function meanwhile(...changes: string[]): void {
  const statements = api.app.get(Statements);
  const run = statements.run.bind(statements);
  vi.spyOn(statements, 'run').mockImplementation(async (statement, values) => {
    const change = textOf(statement).includes('INSERT INTO quote (') ? changes.shift() : undefined;
    if (change) await api.sql(change);
    return run(statement, values);
  });
}

const post = (totalPrice?: string) => api.post(paths.quotes, aQuote(parts, { totalPrice }));
const savedQuotes = () => api.sql('SELECT 1 FROM quote');

it.each([['357.00'], [undefined]])(
  'rejects a price that changed a millisecond earlier in another process (shown: %p)',
  async (totalPrice) => {
    meanwhile(`UPDATE color SET price_modifier = 8.51 WHERE name = 'Calacatta Gold'`);
    const error = expectError(await post(totalPrice), 'quote/price-changed');
    expect(error.details).toEqual({ totalPrice: '357.42' });
    expect(await savedQuotes()).toEqual([]);
  },
);

it('never rejects a price because the catalogue has just changed', async () => {
  const copy = api.app.get(CatalogueCache);
  vi.spyOn(copy, 'drop').mockImplementationOnce(() => undefined); // the word of the change is late
  await api.sql(`UPDATE color SET price_modifier = 8.51 WHERE name = 'Calacatta Gold'`);
  expect((await post('357.42')).json<QuoteResponse>().totalPrice).toBe('357.42');
});

it('refuses a part that was deactivated a millisecond earlier', async () => {
  meanwhile(`UPDATE color SET is_active = false WHERE name = 'Calacatta Gold'`);
  expect(expectError(await post('357.00'), 'quote/part-not-sold').details).toEqual({ part: 'colorId' });
  expect(await savedQuotes()).toEqual([]);
});

it('saves once, with the new names, if the price is unchanged', async () => {
  meanwhile(
    `UPDATE color SET name = 'Calacatta Oro' WHERE name = 'Calacatta Gold'`,
    `UPDATE color SET price_modifier = 1.23 WHERE name = 'Blue Pearl'`,
  );
  const response = await post('357.00');
  expect(response.json<QuoteResponse>()).toMatchObject({
    totalPrice: '357.00',
    color: { name: 'Calacatta Oro' },
  });
  expect(await savedQuotes()).toHaveLength(1);
});

it('gives up with a message if the catalogue keeps changing', async () => {
  meanwhile(...Array.from({ length: 20 }, () => `UPDATE thickness SET sort_order = sort_order`));
  expectError(await post(), 'server/unavailable');
  expect(await savedQuotes()).toEqual([]);
});

it('prices from memory again once the cache was renewed', async () => {
  await post();
  api.app.get(CatalogueCache).drop();
  expect(await countQueries(() => post())).toBe(2);
  expect(await countQueries(() => post())).toBe(1);
});
