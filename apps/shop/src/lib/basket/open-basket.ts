import { createRequestBell } from '@app/ui';

/**
 * The basket can be asked for from any page and from the calculator, while only the frame knows how to load and
 * show it. This is the bell between them.
 */
interface BasketRequest {
  /** Who asked, and gets the focus back; without one, the basket's own button. */
  opener?: HTMLElement | null;
}

const bell = createRequestBell<BasketRequest>();

export const openBasket = (request: BasketRequest = {}): void => bell.ring(request);

/** For the frame alone. A request made before the frame was there is answered at once. */
export const answerBasketRequests = bell.answer;
