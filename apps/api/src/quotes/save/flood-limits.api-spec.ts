// @module-tag thorough
import { paths } from '@app/contracts';
import { aSession, saveAQuote } from '../../testing/builders/a-basket';
import { aQuote } from '../../testing/builders/a-quote';
import { readCatalogue } from '../../testing/builders/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { useApi } from '../../testing/servers/use-api';

/** Runs with the rate limits of production (D43). */
let now = new Date('2026-11-22T09:00:00Z');
const api = useApi({ env: { APP_ENV: 'production' }, now: () => now });
beforeEach(() => {
  now = new Date(now.getTime() + 60_000);
});
const from = (address: string) => ({ 'x-forwarded-for': address });
const client = from('203.0.113.7');

/** Sends requests up to the limit and one more, then one from another client, then one a minute later. */
async function expectLimit(
  limit: number,
  send: (headers: Record<string, string>) => ReturnType<typeof api.get>,
) {
  for (let index = 0; index < limit; index += 1) expect((await send(client)).statusCode).toBeLessThan(300);
  now = new Date(now.getTime() + 20_000);
  const rejected = await send(client);
  expect(expectError(rejected, 'request/too-often').details).toEqual({ retryAfterSeconds: 40 });
  expect(rejected.headers['retry-after']).toBe('40');
  expect((await send(from('203.0.113.8'))).statusCode).toBeLessThan(300);
  now = new Date(now.getTime() + 40_000);
  expect((await send(client)).statusCode).toBeLessThan(300);
}

it('saves 60 quotes a minute from one address, without counting invalid ones', async () => {
  const parts = await readCatalogue(api);
  for (let index = 0; index < 61; index += 1)
    expectError(
      await api.post(paths.quotes, aQuote(parts, { length: 10 }), client),
      'quote/size-out-of-range',
    );
  await expectLimit(60, (headers) => api.post(paths.quotes, aQuote(parts), headers));
});

it('accepts 120 basket requests a minute from one address', async () => {
  const session = aSession();
  const { id: quoteId } = await saveAQuote(api);
  let index = 0;
  await expectLimit(120, (headers) => {
    index += 1;
    if (index % 2) return api.post(paths.basketItems(session), { quoteId }, headers);
    return api.get(paths.basket(session), headers);
  });
});

it('accepts 300 catalogue requests a minute from one address (D43)', async () => {
  const lists = [paths.materials, paths.thicknesses, paths.sinkTypes, paths.cutouts];
  let index = 0;
  await expectLimit(300, (headers) => api.get(lists[index++ % lists.length] ?? '', headers));
});
