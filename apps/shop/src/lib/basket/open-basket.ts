/**
 * The basket can be asked for from any page and from the calculator, while only the frame knows how to load and
 * show it. This is the bell between them.
 */
export interface BasketRequest {
  /** Who asked, and gets the focus back; without one, the basket's own button. */
  opener?: HTMLElement | null;
}

type Answer = (request: BasketRequest) => void;

let answer: Answer | undefined;
let waiting: BasketRequest | undefined;

export function openBasket(request: BasketRequest = {}): void {
  if (answer) answer(request);
  else waiting = request;
}

/** For the frame alone. A request made before the frame was there is answered at once. */
export function answerBasketRequests(next: Answer): () => void {
  answer = next;
  const early = waiting;
  waiting = undefined;
  if (early) next(early);
  return () => {
    if (answer === next) answer = undefined;
  };
}
