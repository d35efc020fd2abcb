import { basketSessionPattern } from '@app/contracts';
import { basketSessionKey, findOrCreateBasketSession, findBasketSession } from './basket-session';

afterEach(() => vi.restoreAllMocks());

it('a basket session is created with the first quote in a format the API accepts, and then kept (D10)', () => {
  expect(findBasketSession()).toBeNull();
  const session = findOrCreateBasketSession();

  expect(session).toMatch(basketSessionPattern);
  expect(session).toMatch(/^session-\d{13}-[0-9a-f]{32}$/);
  expect(localStorage.getItem('basket-session-id')).toBe(session);
  expect([findBasketSession(), findOrCreateBasketSession()]).toEqual([session, session]);
});

it('a stored session in another format is replaced', () => {
  localStorage.setItem(basketSessionKey, 'session-1');

  expect(findBasketSession()).toBeNull();
  expect(findOrCreateBasketSession()).toMatch(basketSessionPattern);
  expect(localStorage.getItem(basketSessionKey)).not.toBe('session-1');
});

it('a session lasts until the page closes if the browser blocks storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);

  const session = findOrCreateBasketSession();
  expect(session).toMatch(basketSessionPattern);
  expect(findBasketSession()).toBe(session);
});
