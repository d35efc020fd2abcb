import { paths, type AddBasketItemRequest, type BasketResponse, type QuoteResponse } from '@app/contracts';
import { basketTotal, toPence, toPounds } from '@app/pricing';
import { basketSessionKey } from '../features/basket/basket-session';
import { aQuote } from './a-quote';
import { mockResponses, type FakeApi } from './fake-api';

export const aSession = 'session-1763683200000-0123456789abcdef0123456789abcdef';

export const aBasket = (...quotes: QuoteResponse[]): BasketResponse => ({
  items: quotes.map((quote) => ({ id: `line-of-${quote.id}`, quoteId: quote.id, quote })),
  totalAmount: toPounds(
    basketTotal(
      quotes.map(({ totalPrice }) => toPence(totalPrice)),
      { needsDelivery: false },
    ).topsTotal,
  ),
  count: quotes.length,
});

export const twoQuotes = (): [QuoteResponse, QuoteResponse] => [
  aQuote(),
  aQuote({
    id: 'mHqTn1w0Qx2sV9LkPz4aYg',
    reference: 'VT-26-00413',
    totalPrice: '259.20',
    material: { name: 'Quartz' },
    materialId: 2,
    color: { name: 'Pebble Grey', hexCode: '#c9c7c2', images: [], stripUrl: null },
    colorId: 21,
    sinkType: { name: 'No Sink' },
    sinkTypeId: null,
    cutout: { name: 'No Cutouts' },
    cutoutId: null,
    cutoutIds: [],
    cutouts: [],
    length: 900,
    width: 340,
    notes: null,
  }),
];

/** Gives the browser this basket; the fake API applies every change to it. */
export function withBasket(api: FakeApi, ...quotes: QuoteResponse[]): FakeApi {
  localStorage.setItem(basketSessionKey, aSession);
  let basket = aBasket(...quotes);
  const respond = (next: BasketResponse) => {
    basket = next;
    return mockResponses.ok(basket)({ method: 'GET', path: '', body: undefined });
  };
  api.on('GET', paths.basket(aSession), () => respond(basket));
  api.on('DELETE', paths.clearBasket(aSession), () => respond(aBasket()));
  api.on('POST', paths.basketItems(aSession), ({ body }) => {
    const { quoteId } = body as AddBasketItemRequest;
    const added = quotes.filter(({ id }) => id === quoteId);
    return respond(aBasket(...basket.items.map(({ quote }) => quote), ...added));
  });
  for (const { id } of quotes) {
    api.on('DELETE', paths.basketItem(aSession, `line-of-${id}`), () =>
      respond(aBasket(...basket.items.map(({ quote }) => quote).filter((quote) => quote.id !== id))),
    );
  }
  return api;
}
