import { paths, type BasketResponse } from '@app/contracts';
import { aBasket, aSession, twoQuotes, withBasket } from '../../testing/a-basket';
import { mockResponses, FakeApi } from '../../testing/fake-api';
import { clearBasket, addBasketItem, readBasket, removeBasketItem } from './basket-calls';
import { basketSessionKey, findBasketSession } from './basket-session';
import { isBasketEmpty, fetchedBasket } from './fetched-basket';

const [gold, grey] = twoQuotes();
const json = (basket: BasketResponse) => new Response(JSON.stringify(basket), { status: 200 });

it('requests nothing if no basket was started', async () => {
  const api = new FakeApi();
  await readBasket();

  expect(api.requests).toEqual([]);
  expect(isBasketEmpty()).toBe(true);
});

it('stores only the basket that the API returned', async () => {
  withBasket(new FakeApi(), gold, grey);
  expect(isBasketEmpty()).toBe(false);
  await readBasket();

  expect(fetchedBasket()).toEqual(aBasket(gold, grey));
});

it('starts a basket with the first quote', async () => {
  const requests: unknown[] = [];
  globalThis.fetch = (input) => {
    requests.push(input);
    return Promise.resolve(json(aBasket(gold)));
  };
  await addBasketItem({ quoteId: gold.id });

  expect(requests).toEqual([paths.basketItems(findBasketSession() ?? '')]);
  expect(fetchedBasket()?.count).toBe(1);
});

it('sends changes one after the other, so that the last response is kept', async () => {
  const api = withBasket(new FakeApi(), gold, grey);
  const order: string[] = [];
  let respondToFirst = () => undefined as void;
  api.on(
    'POST',
    paths.basketItems(aSession),
    () =>
      new Promise((resolve) => {
        order.push('add');
        respondToFirst = () => resolve(json(aBasket(gold, grey)));
      }),
  );
  api.on('DELETE', paths.clearBasket(aSession), () => {
    order.push('clear');
    return json(aBasket());
  });
  const both = Promise.all([addBasketItem({ quoteId: grey.id }), clearBasket()]);
  await Promise.resolve().then(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
  expect(order).toEqual(['add']);
  respondToFirst();
  await both;

  expect(order).toEqual(['add', 'clear']);
  expect(fetchedBasket()?.count).toBe(0);
});

it('continues after a failed change', async () => {
  const api = withBasket(new FakeApi(), gold);
  api.on('DELETE', paths.basketItem(aSession, gold.id), mockResponses.unreachable());
  const outcomes = await Promise.allSettled([removeBasketItem(gold.id), clearBasket()]);

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

it('ignores the response to a read that started before a change', async () => {
  localStorage.setItem(basketSessionKey, aSession);
  let respondToRead = () => undefined as void;
  new FakeApi()
    .on('DELETE', paths.clearBasket(aSession), mockResponses.ok(aBasket()))
    .on(
      'GET',
      paths.basket(aSession),
      () => new Promise((resolve) => (respondToRead = () => resolve(json(aBasket(gold))))),
    );
  const reading = readBasket();
  await clearBasket();
  respondToRead();
  await reading;

  expect(fetchedBasket()?.count).toBe(0);
});

it('ignores the response to a read during a change, even if it arrives later', async () => {
  localStorage.setItem(basketSessionKey, aSession);
  let respondToRead = () => undefined as void;
  let respondToChange = () => undefined as void;
  new FakeApi()
    .on(
      'DELETE',
      paths.clearBasket(aSession),
      () => new Promise((resolve) => (respondToChange = () => resolve(json(aBasket())))),
    )
    .on(
      'GET',
      paths.basket(aSession),
      () => new Promise((resolve) => (respondToRead = () => resolve(json(aBasket(gold))))),
    );
  const change = clearBasket();
  await new Promise((resolve) => setTimeout(resolve));
  const reading = readBasket();
  respondToChange();
  await change;
  respondToRead();
  await reading;

  expect(fetchedBasket()?.count).toBe(0);
});
