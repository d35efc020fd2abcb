import { paths, type QuoteResponse } from '@app/contracts';
import { aQuote } from '../../testing/builders/a-quote';
import { readCatalogue, type CatalogueParts } from '../../testing/builders/catalogue-parts';
import { countQueries } from '../../testing/database/count-queries';
import { expectError } from '../../testing/expect-error';
import { useApi } from '../../testing/servers/use-api';
import { changeQuote } from '../../testing/builders/change-quote';

let parts: CatalogueParts;
let quote: QuoteResponse;
const api = useApi();
beforeAll(async () => {
  parts = await readCatalogue(api);
  const request = aQuote(parts, {
    sinkTypeId: parts.sinkType('Inset Round').id,
    cutoutIds: [parts.cutout('Three tap holes').id],
    notes: 'Second floor, no lift',
  });
  quote = (await api.post(paths.quotes, request)).json();
});

const read = async () => (await api.get(paths.quote(quote.id))).json<QuoteResponse>();

it('returns the same as saving', async () => {
  expect(await read()).toEqual(quote);
});

it('takes one database query', async () => {
  expect(await countQueries(read)).toBe(1);
});

it('is not cached or indexed, and its URL is not sent as a referrer (D9)', async () => {
  const { headers } = await api.get(paths.quote(quote.id));
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
});

it('hides the customer from visitors (D9)', async () => {
  await changeQuote(api, null, {
    customerName: 'Ada',
    customerEmail: 'ada@example.com',
    customerPhone: '0118 496 0000',
  });
  expect(await read()).toMatchObject({ customerName: null, customerEmail: null, customerPhone: null });
});

it('stays the same, whatever happens to the catalogue (D3)', async () => {
  for (const table of ['material', 'color', 'sink_type', 'cutout']) {
    await api.sql(`UPDATE ${table} SET name = name || ' II', is_active = false`);
  }
  await api.sql(
    `UPDATE color SET price_modifier = 99.99, image_url = NULL, images = '[]', hex_code = '#000000'`,
  );
  await api.sql(`UPDATE cutout SET price_modifier = 99.99, deleted_at = now()`);
  await api.sql(`UPDATE sink_type SET price_modifier = 99.99`);
  await api.sql(`UPDATE material SET base_price = 99.999`);
  await api.sql(`UPDATE thickness SET display_name = 'Changed', deleted_at = now()`);
  expect(await read()).toEqual(quote);
});

it.each([
  '1',
  'VT-26-00001',
  'A'.repeat(23),
  `${'A'.repeat(21)}B`,
  'x'.repeat(900),
  '%00',
  "'; DROP TABLE quote; --",
  'ÄÖÜ',
  '../materials',
])('makes no database query for %j', async (id) => {
  const url = `/api/quotes/${encodeURIComponent(id)}`;
  expect(await countQueries(async () => expectError(await api.get(url), 'quote/not-found'))).toBe(0);
});

it('returns 404 for a quote that staff deleted (D22)', async () => {
  await changeQuote(api, null, { deletedAt: new Date() });
  expectError(await api.get(paths.quote(quote.id)), 'quote/not-found');
});
