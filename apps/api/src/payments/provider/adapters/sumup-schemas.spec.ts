import { isHistory, isMerchant, isTransaction } from './sumup-schemas';

const id = '410fc44a-5956-44e1-b5cc-19c6f8d727a4';

it.each<[unknown, boolean]>([
  [{ items: [] }, true],
  [{ items: [{}], links: [{}] }, true],
  [{ items: [], links: null }, true],
  [{ items: 'none' }, false],
  [{ items: [7] }, false],
  [{ items: [], links: 'none' }, false],
  [{ items: [], links: [7] }, false],
  [[], false],
])('%j is a page of the books: %s', (told, isPage) => {
  expect(isHistory(told)).toBe(isPage);
});

it.each<[unknown, boolean]>([
  [{ id }, true],
  [{ id, transaction_events: null }, true],
  [{ id, transaction_events: [{}] }, true],
  [{ id, transaction_events: {} }, false],
  [{ id: `x${id}` }, false],
])('%j is a payment in the books: %s', (told, isPayment) => {
  expect(isTransaction(told)).toBe(isPayment);
});

it.each<[unknown, boolean]>([
  [{ merchant_code: 'MC1' }, true],
  [{ merchant_code: 7 }, false],
  [{}, false],
])('%j names a merchant: %s', (told, isNamed) => {
  expect(isMerchant(told)).toBe(isNamed);
});
