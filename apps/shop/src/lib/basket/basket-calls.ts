import { paths, type AddBasketItemRequest, type BasketResponse } from '@app/contracts';
import { apiMutation, apiQuery } from '@app/web-client';
import { beginBasketSession, findBasketSession, tellOtherTabs } from './basket-session';
import { setKnownBasket } from './known-basket';

/** Goes up with each change, when it begins and when it is over: what was asked before may be old news after it. */
let changes = 0;
let lastChange: Promise<unknown> = Promise.resolve();

/** Changes go one after the other, so that the last answer is the last word. */
function change(call: (session: string) => Promise<BasketResponse>): Promise<void> {
  changes += 1;
  const done = lastChange
    .then(async () => setKnownBasket(await call(beginBasketSession())))
    .finally(() => {
      changes += 1;
      tellOtherTabs();
    });
  lastChange = done.catch(() => undefined);
  return done;
}

/** Learns what is in the basket. Where none was begun nothing is asked. */
export async function readBasket(signal?: AbortSignal): Promise<void> {
  const session = findBasketSession();
  if (!session) return;
  const asked = changes;
  const basket = await apiQuery<BasketResponse>(paths.basket(session), signal);
  if (changes === asked) setKnownBasket(basket);
}

export const putIntoBasket = (request: AddBasketItemRequest) =>
  change((session) => apiMutation('POST', paths.basketItems(session), request));

/** By the line's id or its quote's. */
export const takeOutOfBasket = (id: string) =>
  change((session) => apiMutation('DELETE', paths.basketItem(session, id)));

export const clearBasket = () => change((session) => apiMutation('DELETE', paths.clearBasket(session)));
