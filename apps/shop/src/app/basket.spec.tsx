import { paths } from '@app/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { basketChangedKey } from '../features/basket/basket-session';
import { setFetchedBasket } from '../features/basket/fetched-basket';
import { aBasket, aSession, twoQuotes, withBasket } from '../testing/a-basket';
import { mockResponses, FakeApi } from '../testing/fake-api';
import { Basket } from './basket';

const [gold, grey] = twoQuotes();

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(() => {
  // jsdom has the dialog element without its methods; the loading notice is one.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

it('the basket button has no count, and requests nothing, until a quote is added', async () => {
  const api = new FakeApi();
  render(<Basket />);
  await new Promise((resolve) => setTimeout(resolve, 1_100));

  expect(screen.getByRole('button', { name: 'Basket' })).toHaveTextContent('');
  expect(api.requests).toEqual([]);
});

it('shows the number of quotes from an earlier visit, also to screen readers', async () => {
  withBasket(new FakeApi(), gold, grey);
  render(<Basket />);

  expect(await screen.findByRole('button', { name: 'Basket, 2 quotes' })).toHaveTextContent('2');
  act(() => setFetchedBasket(aBasket(gold)));
  expect(screen.getByRole('button', { name: 'Basket, 1 quote' })).toHaveTextContent('1');
});

it('refetches the basket when the visitor returns to the tab, for example after paying in another (D23)', async () => {
  const api = withBasket(new FakeApi(), gold, grey);
  render(<Basket />);
  await screen.findByRole('button', { name: 'Basket, 2 quotes' });
  const requestCount = () => api.sent('GET', paths.basket(aSession)).length;
  const before = requestCount();
  api.on('GET', paths.basket(aSession), mockResponses.ok(aBasket()));

  setHidden(true);
  expect(requestCount()).toBe(before);
  setHidden(false);
  expect(await screen.findByRole('button', { name: 'Basket' })).toHaveTextContent('');
  expect(requestCount()).toBe(before + 1);
});

it('refetches the basket when it was changed or paid for in another tab', async () => {
  const api = withBasket(new FakeApi(), gold, grey);
  render(<Basket />);
  await screen.findByRole('button', { name: 'Basket, 2 quotes' });
  api.on('GET', paths.basket(aSession), mockResponses.ok(aBasket()));

  fireEvent(window, new StorageEvent('storage', { key: basketChangedKey }));
  expect(await screen.findByRole('button', { name: 'Basket' })).toHaveTextContent('');
});
