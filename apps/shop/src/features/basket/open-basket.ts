import { createRequestChannel } from '@app/ui';

/**
 * Any page and the calculator can open the basket, but only the frame knows how to load it. This event connects them.
 */
interface BasketRequest {
  /** Gets the focus back; absent: the basket's own button. */
  opener?: HTMLElement | null;
}

const channel = createRequestChannel<BasketRequest>();

export const openBasket = (request: BasketRequest = {}): void => channel.send(request);

/** Only for the frame. Requests made before it has mounted are handled when it mounts. */
export const handleBasketRequests = channel.handle;
