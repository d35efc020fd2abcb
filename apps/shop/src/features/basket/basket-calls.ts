import { paths, type AddBasketItemRequest, type BasketResponse } from '@app/contracts';
import { apiMutation, apiQuery } from '@app/web-client';
import { findOrCreateBasketSession, findBasketSession, notifyOtherTabs } from './basket-session';
import { setFetchedBasket } from './fetched-basket';

/** Raised at the start and at the end of each change: a read that overlaps a change may be out of date. */
let changeCount = 0;
let lastChange: Promise<unknown> = Promise.resolve();

/** Changes run one after the other, so that the last answer is the current one. */
function change(call: (session: string) => Promise<BasketResponse>): Promise<void> {
  changeCount += 1;
  const done = lastChange
    .then(async () => setFetchedBasket(await call(findOrCreateBasketSession())))
    .finally(() => {
      changeCount += 1;
      notifyOtherTabs();
    });
  lastChange = done.catch(() => undefined);
  return done;
}

/** Fetches this browser's basket, if it has one. */
export async function readBasket(signal?: AbortSignal): Promise<void> {
  const session = findBasketSession();
  if (!session) return;
  const countBefore = changeCount;
  const basket = await apiQuery<BasketResponse>(paths.basket(session), signal);
  if (changeCount === countBefore) setFetchedBasket(basket);
}

export const addBasketItem = (request: AddBasketItemRequest) =>
  change((session) => apiMutation('POST', paths.basketItems(session), request));

export const removeBasketItem = (id: string) =>
  change((session) => apiMutation('DELETE', paths.basketItem(session, id)));

export const clearBasket = () => change((session) => apiMutation('DELETE', paths.clearBasket(session)));
