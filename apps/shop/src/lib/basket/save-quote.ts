import { paths, type QuoteResponse, type SaveQuoteRequest } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { beginBasketSession, findBasketSession } from './basket-session';
import { setKnownBasket } from './known-basket';

/** Saves a quote in the name of this browser's basket: whoever edits it later may put another in its place. */
export function saveQuote(request: Omit<SaveQuoteRequest, 'basketSessionId'>): Promise<QuoteResponse> {
  const isNew = findBasketSession() === null;
  const basketSessionId = beginBasketSession();
  // Nothing is in a basket that has just been named: nobody need ask.
  if (isNew) setKnownBasket({ items: [], totalAmount: '0.00', count: 0 });
  return apiMutation('POST', paths.quotes, { ...request, basketSessionId } satisfies SaveQuoteRequest);
}
