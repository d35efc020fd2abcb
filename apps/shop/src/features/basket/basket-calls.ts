import { paths, type AddBasketItemRequest, type BasketResponse } from '@app/contracts';
import { apiMutation, apiQuery } from '@app/web-client';
import { findOrCreateBasketSession, findBasketSession, notifyOtherTabs } from './basket-session';
import { setFetchedBasket } from './fetched-basket';

/** Counts starts and ends of changes: a read that overlaps one may be out of date. */
let changes = 0;
let lastChange: Promise<unknown> = Promise.resolve();

/** Changes run one after the other, so that the last answer is the current one. */
function change(call: (session: string) => Promise<BasketResponse>): Promise<void> {
  changes += 1;
  const done = lastChange
    .then(async () => setFetchedBasket(await call(findOrCreateBasketSession())))
    .finally(() => {
      changes += 1;
      notifyOtherTabs();
    });
  lastChange = done.catch(() => undefined);
  return done;
}

/** Fetches the basket; without a session there is nothing to fetch. */
export async function readBasket(signal?: AbortSignal): Promise<void> {
  const session = findBasketSession();
  if (!session) return;
  const changesBefore = changes;
  const basket = await apiQuery<BasketResponse>(paths.basket(session), signal);
  if (changes === changesBefore) setFetchedBasket(basket);
}

export const addBasketItem = (request: AddBasketItemRequest) =>
  change((session) => apiMutation('POST', paths.basketItems(session), request));

export const removeBasketItem = (id: string) =>
  change((session) => apiMutation('DELETE', paths.basketItem(session, id)));

export const clearBasket = () => change((session) => apiMutation('DELETE', paths.clearBasket(session)));
