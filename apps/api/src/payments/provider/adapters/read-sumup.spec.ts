import { aHistoryItem } from '../../testing/a-history-item';
import { isMoneyMovement, nextRefOf, readCheckout, readHistoryEntry, readTransaction } from './read-sumup';

const id = '64553E20-3f0e-49e4-8af3-fd0eca86ce91';
const payment = '410fc44a-5956-44e1-b5cc-19c6f8d727a4';
const origin = 'https://checkout.sumup.com';
const checkout = (detail: object = {}) => readCheckout({ id, ...detail }, origin);
const transaction = (detail: object = {}) => readTransaction({ id, ...detail });

it('reads ids in lower case, for comparison with ours', () => {
  expect([checkout().id, transaction().id]).toEqual(Array(2).fill(id.toLowerCase()));
});

it('reads missing and malformed values as null or unknown', () => {
  const noValues = { reference: null, merchantCode: null, currency: null, amount: null };
  const noState = { state: 'unknown', paymentUrl: null, validUntil: null, transactions: [] };
  expect(checkout()).toMatchObject({ ...noValues, ...noState });
  expect(checkout({ currency: '', checkout_reference: 7, valid_until: 7, status: 7 })).toMatchObject({
    ...noValues,
    ...noState,
  });
  expect(checkout({ status: ['PAID'] }).state).toBe('unknown');
  expect(checkout({ valid_until: 'soon' }).validUntil).toBeNull();
  expect(transaction()).toEqual({
    id: id.toLowerCase(),
    state: 'unknown',
    amount: null,
    currency: null,
    refunds: [],
  });
});

it.each([
  [`${origin}/pay/1`, `${origin}/pay/1`],
  ['https://me@checkout.sumup.com/pay/1', null],
  ['https://:secret@checkout.sumup.com/pay/1', null],
  ['pay/1', null],
  [[`${origin}/pay/1`], null],
])('reads the payment page %s as %s', (url, page) => {
  expect(checkout({ hosted_checkout_url: url }).paymentUrl).toBe(page);
});

describe('the transaction named by `transaction_id` of a checkout', () => {
  const paid = (transactions: unknown, detail: object = {}) =>
    checkout({ status: 'PAID', transaction_id: payment, amount: 5, currency: 'GBP', transactions, ...detail })
      .transactions;
  const charge = { id: payment, code: null, state: 'successful', amount: 500, currency: 'GBP' };
  const attempted = (status: string, entry: object = {}) => ({ id: payment, status, ...entry });

  it('is a charge even if the list of transactions is empty', () => {
    for (const list of [[], undefined, 'none', [null, 'x', []], [attempted('PENDING')]])
      expect(paid(list)).toEqual([charge]);
  });

  it('is added to the transactions of other cards', () => {
    expect(
      paid([attempted('PENDING', { id: 'other' })]).map(({ id: transactionId, state }) => [
        transactionId,
        state,
      ]),
    ).toEqual([
      ['other', 'pending'],
      [payment, 'successful'],
    ]);
  });

  it('is ignored if the list has its outcome or another successful charge', () => {
    expect(paid([attempted('FAILED')]).map(({ state }) => state)).toEqual(['failed']);
    expect(
      paid([attempted('SUCCESSFUL', { id: 'other' })]).map(({ id: transactionId }) => transactionId),
    ).toEqual(['other']);
  });

  it('is unknown if a charge is listed without an id', () => {
    const [charge, ...otherTransactions] = paid([attempted('SUCCESSFUL', { id: undefined })], {
      transaction_id: undefined,
    });
    expect([charge?.state, otherTransactions]).toEqual(['unknown', []]);
  });

  it('is not added without an id, or if the checkout is not paid', () => {
    expect(paid([], { transaction_id: '' })).toEqual([]);
    expect(paid([attempted('PENDING', { id: undefined })], { transaction_id: undefined })).toMatchObject([
      { id: '', state: 'pending' },
    ]);
    expect(paid([], { status: 'PENDING' })).toEqual([]);
  });
});

describe('a payment in the provider’s records', () => {
  it.each([
    [{ status: 'SUCCESSFUL' }, 'successful'],
    [{ status: 'PAID_OUT' }, 'successful'],
    [{ status: 'FAILED' }, 'failed'],
    [{ status: 'PENDING' }, 'pending'],
    [{ status: 'CANCELLED' }, 'cancelled'],
    [{ status: 'REFUNDED' }, 'refunded'],
    [{ simple_status: 'SUCCESSFUL' }, 'successful'],
    [{ status: 'FAILED', simple_status: 'SUCCESSFUL' }, 'failed'],
    [{ status: 'constructor' }, 'unknown'],
  ])('with %j has the state %s', (detail, state) => {
    expect(transaction(detail).state).toBe(state);
  });

  it.each([
    ['REFUNDED', 'refunded'],
    ['SUCCESSFUL', 'refunded'],
    ['PAID_OUT', 'refunded'],
    ['RECONCILED', 'refunded'],
    ['FAILED', 'failed'],
    ['SCHEDULED', 'pending'],
    ['toString', 'pending'],
    [undefined, 'pending'],
  ])('reads a refund event with status %s as %s', (status, state) => {
    const transaction_events = [
      { event_type: 'REFUND', status, amount: 5 },
      { event_type: 'PAYOUT', status: 'PAID_OUT', amount: 7 },
    ];
    expect(transaction({ transaction_events }).refunds).toEqual([{ amount: 500, state }]);
  });

  it('has no refunds if the list of events is null', () => {
    expect(transaction({ transaction_events: null }).refunds).toEqual([]);
  });
});

describe('the transaction history', () => {
  it.each([
    ['SUCCESSFUL', true],
    ['REFUNDED', true],
    ['A FUTURE STATUS', true],
    [undefined, true],
    ['FAILED', false],
    ['CANCELLED', false],
    ['PENDING', false],
  ])('treats an item with status %s as a movement of money: %s', (status, isMoney) => {
    expect(isMoneyMovement(aHistoryItem({ status }))).toBe(isMoney);
  });

  it('converts an item', () => {
    expect(readHistoryEntry(aHistoryItem())).toEqual({
      kind: 'payment',
      historyItemId: 'b1c0ffee-0000-4000-8000-000000000001',
      transactionId: 'b1c0ffee-0000-4000-8000-000000000001',
      transactionCode: 'TA',
      at: new Date('2026-11-21T12:00:00Z'),
      amount: 3_570,
      method: 'card-online',
    });
  });

  it.each([
    ['PAYMENT', 'payment'],
    ['REFUND', 'refund'],
    ['CHARGE_BACK', 'chargeback'],
  ])('reads a %s as a %s of the payment in transaction_id', (type, kind) => {
    const transactionId = 'b1c0ffee-0000-4000-8000-000000000009';
    const entry = readHistoryEntry(aHistoryItem({ type, transaction_id: transactionId }));
    expect(entry).toMatchObject({
      kind,
      transactionId,
      historyItemId: 'b1c0ffee-0000-4000-8000-000000000001',
    });
  });

  it.each([
    ['POS', 'card-counter'],
    ['CASH', 'cash'],
    ['ECOM', 'card-online'],
    ['APM', 'card-online'],
    ['toString', 'card-online'],
    [undefined, 'card-online'],
  ])('reads the payment method %s as %s', (payment_type, method) => {
    expect(readHistoryEntry(aHistoryItem({ payment_type }))?.method).toBe(method);
  });

  it('reads a missing or malformed transaction code as null', () => {
    for (const code of ['', undefined, 7])
      expect(readHistoryEntry(aHistoryItem({ transaction_code: code }))?.transactionCode).toBeNull();
  });

  it.each<[string, Record<string, unknown>]>([
    ["a type named like an object's method", { type: 'constructor' }],
    ['a type that is not a string', { type: ['PAYMENT'] }],
    ['an id that is not a string', { id: ['b1c0ffee-0000-4000-8000-000000000001'] }],
    ['an id with extra characters', { id: 'x/b1c0ffee-0000-4000-8000-000000000001' }],
    ['a malformed payment id', { transaction_id: 'TA' }],
    ['no currency', { currency: undefined }],
    ['another currency', { currency: 'EUR' }],
    ['no time', { timestamp: 'soon' }],
    ['a time that is a number', { timestamp: 1_763_726_400_000 }],
    ['a negative amount', { amount: -1 }],
    ['an amount as text', { amount: '35.70' }],
    ['no amount', { amount: undefined }],
  ])('ignores a line with %s', (_, detail) => {
    expect(readHistoryEntry(aHistoryItem(detail))).toBeNull();
  });

  describe('the next page', () => {
    const after = (...links: Record<string, unknown>[]) => nextRefOf({ items: [], links });

    it('does not exist without a link to it', () => {
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
    ])('for the link %j starts at %j', (href, ref) => {
      expect(after({ rel: 'prev', href: 'oldest_ref=b' }, { rel: 'next', href })).toBe(ref);
    });
  });
});
