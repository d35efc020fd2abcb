import { aBookItem } from '../../testing/a-book-item';
import { isBooked, nextRefOf, readEntry } from './read-sumup';

it.each([
  ['SUCCESSFUL', true],
  ['REFUNDED', true],
  ['A WORD OF TOMORROW', true],
  [undefined, true],
  ['FAILED', false],
  ['CANCELLED', false],
  ['PENDING', false],
])('a line that is called %s is money: %s', (status, isMoney) => {
  expect(isBooked(aBookItem({ status }))).toBe(isMoney);
});

it('reads a line in our words', () => {
  expect(readEntry(aBookItem())).toEqual({
    kind: 'payment',
    lineId: 'b1c0ffee-0000-4000-8000-000000000001',
    transactionId: 'b1c0ffee-0000-4000-8000-000000000001',
    transactionCode: 'TA',
    at: new Date('2026-11-21T12:00:00Z'),
    amount: 3_570,
    means: 'card-online',
  });
});

it.each([
  ['PAYMENT', 'payment'],
  ['REFUND', 'refund'],
  ['CHARGE_BACK', 'chargeback'],
])('takes a %s for a %s', (type, kind) => {
  expect(readEntry(aBookItem({ type }))?.kind).toBe(kind);
});

it.each([
  ['POS', 'card-counter'],
  ['CASH', 'cash'],
  ['ECOM', 'card-online'],
  ['APM', 'card-online'],
  ['toString', 'card-online'],
  [undefined, 'card-online'],
])('takes what was paid by %s for %s', (payment_type, means) => {
  expect(readEntry(aBookItem({ payment_type }))?.means).toBe(means);
});

it('has no code where none is told', () => {
  for (const code of ['', undefined, 7])
    expect(readEntry(aBookItem({ transaction_code: code }))?.transactionCode).toBeNull();
});

it.each<[string, Record<string, unknown>]>([
  ['a type that every object has', { type: 'constructor' }],
  ['a type that is no word', { type: ['PAYMENT'] }],
  ['an id that is no text', { id: ['b1c0ffee-0000-4000-8000-000000000001'] }],
  ['an id with more around it', { id: 'x/b1c0ffee-0000-4000-8000-000000000001' }],
  ['the id of a payment that is none', { transaction_id: 'TA' }],
  ['no currency', { currency: undefined }],
  ['a time that is a number', { timestamp: 1_763_726_400_000 }],
  ['a negative amount', { amount: -1 }],
])('says nothing of a line with %s', (_, detail) => {
  expect(readEntry(aBookItem(detail))).toBeNull();
});

describe('the next page', () => {
  const after = (...links: Record<string, unknown>[]) => nextRefOf({ items: [], links });

  it('is not there where no link leads to it', () => {
    expect([nextRefOf({ items: [] }), nextRefOf({ items: [], links: null })]).toEqual([null, null]);
    expect(after({ rel: 'prev', href: 'oldest_ref=a' })).toBeNull();
  });

  it.each([
    ['oldest_ref=abc_1-Z', 'abc_1-Z'],
    ['https://elsewhere.example/x?limit=10&oldest_ref=a', 'a'],
    [`oldest_ref=${'a'.repeat(64)}`, 'a'.repeat(64)],
    [`oldest_ref=${'a'.repeat(65)}`, undefined],
    ['oldest_ref=', undefined],
    ['oldest_ref=../a', undefined],
    ['oldest_ref=a%0a', undefined],
    ['newest_ref=a', undefined],
    [undefined, undefined],
  ])('by the link %j begins at %j', (href, ref) => {
    expect(after({ rel: 'prev', href: 'oldest_ref=b' }, { rel: 'next', href })).toBe(ref);
  });
});
