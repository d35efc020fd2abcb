// @module-tag thorough
import { paths } from '@app/contracts';
import { aSession, saveAQuote } from '../../testing/a-basket';
import { aQuote } from '../../testing/a-quote';
import { readCatalogue } from '../../testing/catalogue-parts';
import { expectError } from '../../testing/expect-error';
import { useApi } from '../../testing/use-api';

/** Runs with the rate limits of production (D43). */
let now = new Date('2026-11-22T09:00:00Z');
const api = useApi({ env: { APP_ENV: 'production' }, now: () => now });
beforeEach(() => {
  now = new Date(now.getTime() + 60_000);
});
const from = (address: string) => ({ 'x-forwarded-for': address });
const here = from('203.0.113.7');

/** Asks up to the limit and once more, then as somebody else, then a minute later. */
async function takes(limit: number, ask: (headers: Record<string, string>) => ReturnType<typeof api.get>) {
  for (let turn = 0; turn < limit; turn += 1) expect((await ask(here)).statusCode).toBeLessThan(300);
  now = new Date(now.getTime() + 20_000);
  const refused = await ask(here);
  expect(expectError(refused, 'request/too-often').details).toEqual({ retryAfterSeconds: 40 });
  expect(refused.headers['retry-after']).toBe('40');
  expect((await ask(from('203.0.113.8'))).statusCode).toBeLessThan(300);
  now = new Date(now.getTime() + 40_000);
  expect((await ask(here)).statusCode).toBeLessThan(300);
}

it('saves 60 quotes a minute from one address, without counting invalid ones', async () => {
  const parts = await readCatalogue(api);
  for (let turn = 0; turn < 61; turn += 1)
    expectError(await api.post(paths.quotes, aQuote(parts, { length: 10 }), here), 'quote/size-out-of-range');
  await takes(60, (headers) => api.post(paths.quotes, aQuote(parts), headers));
});

it('accepts 120 basket requests a minute from one address', async () => {
  const session = aSession();
  const { id: quoteId } = await saveAQuote(api);
  let turn = 0;
  await takes(120, (headers) => {
    turn += 1;
    if (turn % 2) return api.post(paths.basketItems(session), { quoteId }, headers);
    return api.get(paths.basket(session), headers);
  });
});

it('accepts 300 catalogue requests a minute from one address (D43)', async () => {
  const lists = [paths.materials, paths.thicknesses, paths.sinkTypes, paths.cutouts];
  let turn = 0;
  await takes(300, (headers) => api.get(lists[turn++ % lists.length] ?? '', headers));
});
