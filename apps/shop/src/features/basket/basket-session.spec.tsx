import { basketSessionPattern } from '@app/contracts';
import { basketSessionKey, findOrCreateBasketSession, findBasketSession } from './basket-session';

afterEach(() => vi.restoreAllMocks());

it('is created with the first quote, in a form the API accepts, and then kept (D10)', () => {
  expect(findBasketSession()).toBeNull();
  const session = findOrCreateBasketSession();

  expect(session).toMatch(basketSessionPattern);
  expect(session).toMatch(/^session-\d{13}-[0-9a-f]{32}$/);
  expect(localStorage.getItem('basket-session-id')).toBe(session);
  expect([findBasketSession(), findOrCreateBasketSession()]).toEqual([session, session]);
});

it('is replaced if the API would refuse it', () => {
  localStorage.setItem(basketSessionKey, 'session-1');

  expect(findBasketSession()).toBeNull();
  expect(findOrCreateBasketSession()).toMatch(basketSessionPattern);
  expect(localStorage.getItem(basketSessionKey)).not.toBe('session-1');
});

it('lasts until the page closes if the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);

  const session = findOrCreateBasketSession();
  expect(session).toMatch(basketSessionPattern);
  expect(findBasketSession()).toBe(session);
});
