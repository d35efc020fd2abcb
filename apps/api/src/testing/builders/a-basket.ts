import { randomBytes } from 'node:crypto';
import { paths, type BasketResponse, type QuoteResponse, type SaveQuoteRequest } from '@app/contracts';
import { aQuote } from './a-quote';
import { readCatalogue } from './catalogue-parts';
import { expectSuccess } from '../expect-success';
import type { TestApi } from '../servers/start-api';

export const aSession = () => `session-${Date.now()}-${randomBytes(16).toString('hex')}`;

export async function saveAQuote(api: TestApi, details?: Partial<SaveQuoteRequest>): Promise<QuoteResponse> {
  return expectSuccess(api.post(paths.quotes, aQuote(await readCatalogue(api), details)));
}

export async function fillBasket(
  api: TestApi,
  session: string,
  ...quotes: Pick<QuoteResponse, 'id'>[]
): Promise<BasketResponse> {
  for (const { id } of quotes) await expectSuccess(api.post(paths.basketItems(session), { quoteId: id }));
  return (await api.get(paths.basket(session))).json<BasketResponse>();
}
