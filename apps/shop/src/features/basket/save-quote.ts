import { paths, type QuoteResponse, type SaveQuoteRequest } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { findOrCreateBasketSession, findBasketSession } from './basket-session';
import { setFetchedBasket } from './fetched-basket';

/** Saves a quote under this browser's basket, which may later replace it by an edited one. */
export function saveQuote(request: Omit<SaveQuoteRequest, 'basketSessionId'>): Promise<QuoteResponse> {
  const isNew = findBasketSession() === null;
  const basketSessionId = findOrCreateBasketSession();
  // A new basket is empty: no need to fetch it.
  if (isNew) setFetchedBasket({ items: [], totalAmount: '0.00', count: 0 });
  return apiMutation('POST', paths.quotes, { ...request, basketSessionId } satisfies SaveQuoteRequest);
}
