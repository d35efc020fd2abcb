import { paths, type ErrorCode, type MoneyResponse, type RecordPaymentRequest } from '@app/contracts';
import { formatDay, pence } from '@app/pricing';
import { londonDateOf } from '../../platform/clock/london-day';
import { aSession, fillBasket, saveAQuote } from '../../testing/builders/a-basket';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import {
  aDeposit,
  newIdempotencyKey,
  attemptsOf,
  beginDeposit,
  checkAttempts,
  quoteState,
  referenceOf,
  saveQuotes,
  withKey,
} from '../testing/a-deposit';
import { aRefunder, requestRefund } from '../testing/a-refund';
import { useRecordedPayments } from '../testing/use-recorded-payments';
import { payByCard } from '../testing/use-cards';

const {
  api,
  cards,
  now,
  staff,
  handlers,
  aPayment,
  postPayment,
  record,
  undo,
  detailOf,
  moneyOf,
  aQuoteWithCustomer,
} = useRecordedPayments();

const entriesOf = (quoteId: string) =>
  api.sql<{ kind: string; method: string; pence: string }>(
    `SELECT kind, method, pence FROM ledger_entry WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = $1 OR agreed_id = $1) ORDER BY id`,
    [quoteId],
  );
const ledgerOfDeposit = (depositId: string) =>
  api.sql<{ kind: string; method: string; pence: string }>(
    'SELECT kind, method, pence FROM ledger_entry WHERE deposit_id = $1 ORDER BY id',
    [depositId],
  );
const card = 'card-online';

describe('a deposit paid offline', () => {
  it('counts as paid: in the list, on its page, and for card payments', async () => {
    const quote = await saveAQuote(api);
    const session = aSession();
    await fillBasket(api, session, quote);
    const detail = await record(quote.id, { method: 'card-counter', note: 'Terminal 2' });

    expect(detail).toMatchObject({
      payment: 'paid',
      status: 'approved',
      receivedDeposit: '35.70',
      recordedMethods: ['card-counter'],
      paymentBlocker: 'paid',
      deletionBlocker: expect.any(String),
      deposits: [],
    });
    const money = await moneyOf(quote.id);
    expect(money).toMatchObject({
      price: '357.00',
      received: '35.70',
      balance: '321.30',
      credit: '0.00',
      missingDeposit: '0.00',
    });
    expect(money.entries).toEqual([
      {
        id: expect.any(String),
        kind: 'payment',
        method: 'card-counter',
        amount: '35.70',
        isCounted: true,
        paidOn: null,
        receivedAfter: '35.70',
        movedAt: expect.any(String),
        recordedAt: expect.any(String),
        by: expect.any(String),
        note: 'Terminal 2',
        isUndone: false,
        canBeUndone: true,
      },
    ]);
    const list = await staff.get(`${paths.adminQuotes}?payment=paid&search=${quote.reference}`);
    expect(list.json()).toMatchObject([{ id: quote.id, recordedMethods: ['card-counter'] }]);
    expect((await api.get(paths.quote(quote.id))).json()).toMatchObject({ paymentBlocker: 'paid' });
    expect((await api.get(paths.basket(session))).json()).toMatchObject({ count: 0 });
    const reply = await api.post(
      paths.deposits,
      aDeposit({ quoteId: quote.id }),
      withKey(newIdempotencyKey()),
    );
    expect(expectError(reply, 'deposit/not-payable').details).toMatchObject({
      quotes: [{ blocker: 'paid' }],
    });
  });

  it('can be recorded on any quote of its top, and counts once', async () => {
    const quote = await saveAQuote(api);
    await record(quote.id);
    const edited = await saveAQuote(api, { replacesQuoteId: quote.id });
    expect(await detailOf(edited.id)).toMatchObject({ paymentBlocker: 'paid-under-another' });
    expectError(await postPayment(edited.id), 'payment/under-another');
  });

  it('is incomplete after a partial payment, which is shown and can be completed', async () => {
    const quote = await saveAQuote(api);
    const partlyPaid = await record(quote.id, { amount: '20', method: 'bank-transfer' });
    expect(partlyPaid).toMatchObject({ payment: 'none', receivedDeposit: '20.00', paymentBlocker: null });
    expect(await moneyOf(quote.id)).toMatchObject({ missingDeposit: '15.70', balance: '337.00' });
    expectError(await staff.delete(paths.adminQuote(quote.id)), 'order/has-deposit');
    expect(await record(quote.id, { amount: '15.70' })).toMatchObject({
      payment: 'paid',
      recordedMethods: ['bank-transfer', 'cash'],
    });
  });

  it('is on the timeline and in the audit log, without its note', async () => {
    const quote = await saveAQuote(api);
    const detail = await record(quote.id, { note: 'From his mother' });
    expect(detail.timeline[0]).toMatchObject({
      kind: 'payment-recorded',
      text: 'Payment of £35.70 recorded, in cash',
      detail: `Paid on ${formatDay(now())} · From his mother`,
      by: expect.any(String),
    });
    const [entry] = await auditEntriesOf(api, quote.id);
    expect(entry).toMatchObject({
      action: 'quote.record-payment',
      after: { amount: '35.70', method: 'cash' },
    });
    expect(JSON.stringify(entry)).not.toContain('mother');
  });

  it('is recorded once with one receipt if the request is sent twenty times with one key', async () => {
    const quote = await aQuoteWithCustomer();
    const key = newIdempotencyKey();
    const replies = await Promise.all(Array.from({ length: 20 }, () => postPayment(quote.id, {}, key)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    expect(await entriesOf(quote.id)).toEqual([{ kind: 'payment', method: 'cash', pence: '3570' }]);
    expect(
      await api.sql(`SELECT FROM mail WHERE quote_ids = ARRAY[$1] AND kind = 'payment-received'`, [quote.id]),
    ).toHaveLength(1);
    expectError(await postPayment(quote.id, { amount: '1' }, key), 'deposit/key-reused');
  });

  it.each<[string, Partial<RecordPaymentRequest>, string, ErrorCode]>([
    ['£0', { amount: '0' }, 'amount', 'request/invalid'],
    ['a negative amount', { amount: '-5' }, 'amount', 'request/invalid'],
    ['half a penny', { amount: '1.005' }, 'amount', 'request/invalid'],
    ['no amount', { amount: 'x' }, 'amount', 'request/invalid'],
    ['more than the price', { amount: '357.01' }, 'amount', 'payment/more-than-price'],
    [
      'a future day',
      { paidOn: londonDateOf(new Date(Date.now() + 48 * 3_600_000)) },
      'paidOn',
      'request/invalid',
    ],
    ['a day too long ago', { paidOn: '0206-11-21' }, 'paidOn', 'request/invalid'],
    ['a day that does not exist', { paidOn: '2026-02-30' }, 'paidOn', 'request/invalid'],
    ['a method that staff cannot record', { method: card as 'cash' }, 'method', 'request/invalid'],
  ])('is rejected with an error at its field: %s', async (_, details, field, code) => {
    const quote = await saveAQuote(api);
    const body = expectError(await postPayment(quote.id, details), code);
    expect(body.details?.fields?.map((reply) => reply.field)).toEqual([field]);
    expect(await entriesOf(quote.id)).toEqual([]);
  });

  it('is rejected without an idempotency key, and for an unknown or deleted quote', async () => {
    const quote = await saveAQuote(api);
    expectError(await staff.post(paths.recordedPayments(quote.id), aPayment()), 'request/key-missing');
    await staff.delete(paths.adminQuote(quote.id));
    expectError(await postPayment(quote.id), 'order/deleted');
    expectError(await postPayment('A'.repeat(22)), 'quote/not-found');
  });
});

describe('a payment recorded by mistake', () => {
  it('is reversed by a correction, which restores the quote', async () => {
    const quote = await saveAQuote(api);
    await record(quote.id);
    const [entry] = (await moneyOf(quote.id)).entries;
    const reply = await undo(quote.id, entry?.id ?? '');
    expect(reply.json()).toMatchObject({
      payment: 'none',
      receivedDeposit: '0.00',
      recordedMethods: [],
      paymentBlocker: null,
      timeline: [{ kind: 'payment-undone', detail: 'Typed on the wrong quote' }, {}, {}],
    });
    expect(await moneyOf(quote.id)).toMatchObject({
      received: '0.00',
      entries: [
        { kind: 'correction', amount: '-35.70', receivedAfter: '0.00', note: 'Typed on the wrong quote' },
        { kind: 'payment', amount: '35.70', isUndone: true, canBeUndone: false },
      ],
    });
    await undo(quote.id, entry?.id ?? '');
    expect(await entriesOf(quote.id)).toHaveLength(2);
    await beginDeposit(api, { quoteId: quote.id });
  });

  it('must have been recorded by staff, for this top', async () => {
    const [quote, other] = await saveQuotes(api, 2);
    await record(other?.id ?? '');
    const [recorded] = (await moneyOf(other?.id ?? '')).entries;
    expectError(await undo(quote?.id ?? '', recorded?.id ?? ''), 'payment/not-found');
    const deposit = await beginDeposit(api, { quoteId: quote?.id });
    await payByCard(api, cards, deposit);
    const [online] = (await moneyOf(quote?.id ?? '')).entries;
    expect(online).toMatchObject({ method: card, canBeUndone: false });
    expectError(await undo(quote?.id ?? '', online?.id ?? ''), 'payment/not-found');
  });
});

describe('a card payment and a recorded one at the same time', () => {
  it('put the card payment under review; if staff accept it, it counts towards the balance', async () => {
    const quote = await saveAQuote(api);
    const deposit = await beginDeposit(api, { quoteId: quote.id });
    await record(quote.id);
    expect(await quoteState(api, quote.id)).toMatchObject({ deposit_state: 'paid' });
    await payByCard(api, cards, deposit);

    const [attempt] = await attemptsOf(api, deposit.id);
    expect(attempt).toMatchObject({ state: 'review', review_reason: 'already-paid' });
    const tasks = await api.sql(`SELECT note FROM staff_task WHERE deposit_id = $1 AND done_at IS NULL`, [
      deposit.id,
    ]);
    expect(tasks).toEqual([{ note: 'already-paid' }]);
    expect(await moneyOf(quote.id)).toMatchObject({
      received: '35.70',
      entries: [{ method: card, isCounted: false }, { method: 'cash' }],
    });

    await staff.post(paths.decideReview(attempt?.id ?? ''), {
      decision: 'accept',
      reason: 'Towards the rest',
    });
    expect(await detailOf(quote.id)).toMatchObject({ receivedDeposit: '71.40' });
    expect(await moneyOf(quote.id)).toMatchObject({ received: '71.40', balance: '285.60' });
    await checkAttempts(api, deposit.id);
    expect(await attemptsOf(api, deposit.id)).toMatchObject([{ state: 'paid' }]);
  });

  it('the card page is closed after the payment was recorded', async () => {
    const quote = await saveAQuote(api);
    const edited = await saveAQuote(api, { replacesQuoteId: quote.id });
    const deposit = await beginDeposit(api, { quoteId: edited.id });
    await record(quote.id);
    const messages = await api.sql<{ topic: string; payload: Record<string, unknown> }>(
      `SELECT topic, payload FROM outbox_message WHERE payload ->> 'quoteId' = $1`,
      [edited.id],
    );
    expect(messages).toHaveLength(1);
    for (const { topic, payload } of messages) await handlers.handle(topic, payload);
    expect(await attemptsOf(api, deposit.id)).toMatchObject([{ state: 'closed' }]);
  });

  it('the card payment stays counted if staff record more payments', async () => {
    const quote = await saveAQuote(api);
    const deposit = await beginDeposit(api, { quoteId: quote.id });
    await payByCard(api, cards, deposit);
    await record(quote.id, { amount: '321.30', method: 'bank-transfer' });
    const paid = { received: '357.00', balance: '0.00', credit: '0.00' };
    expect(await moneyOf(quote.id)).toMatchObject(paid);
    await checkAttempts(api, deposit.id);
    expect(await attemptsOf(api, deposit.id)).toMatchObject([{ state: 'paid' }]);
    await record(quote.id, { amount: '10' });
    expect(await moneyOf(quote.id)).toMatchObject({ balance: '0.00', credit: '10.00' });
  });
});

describe('card page payments', () => {
  it('enter a charge and its refunds once each', async () => {
    const quotes = await saveQuotes(api, 2);
    const quoteIds = quotes.map(({ id }) => id);
    const deposit = await beginDeposit(api, { quoteIds });
    await payByCard(api, cards, deposit);
    await checkAttempts(api, deposit.id);
    expect(await ledgerOfDeposit(deposit.id)).toEqual([{ kind: 'payment', method: card, pence: '7140' }]);

    const refund = await requestRefund(api, deposit.id, { amount: '10.01' }, staff);
    await aRefunder(api, cards, { now }).refunder.execute(refund.id);
    expect(await ledgerOfDeposit(deposit.id)).toEqual([
      { kind: 'payment', method: card, pence: '7140' },
      { kind: 'refund', method: card, pence: '-1001' },
    ]);
    const [first, second] = await Promise.all(quoteIds.map(detailOf));
    expect(await moneyOf(quoteIds[1] ?? '')).toMatchObject({
      price: '714.00',
      received: '61.39',
      balance: '652.61',
      entries: [
        { kind: 'refund', amount: '-10.01', receivedAfter: '61.39' },
        { kind: 'payment', amount: '71.40', receivedAfter: '71.40' },
      ],
    });
    expect([first?.receivedDeposit, second?.receivedDeposit]).toEqual(['30.70', '30.69']);
  });

  it('enter both charges of a double charge, and refund both if staff settle them outside', async () => {
    const deposit = await beginDeposit(api);
    cards.pay(referenceOf(deposit));
    cards.chargeAgain(referenceOf(deposit));
    await checkAttempts(api, deposit.id);
    expect((await ledgerOfDeposit(deposit.id)).map(({ pence }) => pence)).toEqual(['3570', '3570']);
    const [attempt] = await attemptsOf(api, deposit.id);
    await staff.post(paths.decideReview(attempt?.id ?? ''), { decision: 'settle', reason: 'Both in cash' });
    expect(await ledgerOfDeposit(deposit.id)).toMatchObject([
      {},
      {},
      { kind: 'refund', method: 'other', pence: '-3570' },
      { kind: 'refund', method: 'other', pence: '-3570' },
    ]);
  });
});

it('a correction follows the provider’s record if the checkout had another amount', async () => {
  const deposit = await beginDeposit(api);
  cards.pay(referenceOf(deposit));
  cards.distort(referenceOf(deposit), (checkout) => ({
    ...checkout,
    transactions: checkout.transactions.map((each) => ({ ...each, amount: pence(3_000) })),
  }));
  await checkAttempts(api, deposit.id);
  const [attempt] = await attemptsOf(api, deposit.id);
  await staff.post(paths.decideReview(attempt?.id ?? ''), {
    decision: 'accept',
    reason: 'It is the deposit',
  });
  expect((await ledgerOfDeposit(deposit.id)).map((entry) => [entry.kind, entry.pence])).toEqual([
    ['payment', '3000'],
    ['correction', '570'],
  ]);
  expect(await moneyOf(deposit.quoteId)).toMatchObject({
    received: '35.70',
    entries: [{ kind: 'correction' }, { kind: 'payment', isUndone: false }],
  });
});

it('recorded payments count by method in the week of the date that staff entered', async () => {
  const read = async () => (await staff.get(`${paths.money}?weeks=2`)).json<MoneyResponse>();
  const before = await read();
  const quote = await saveAQuote(api);
  const lastWeek = londonDateOf(new Date(now().getTime() - 7 * 24 * 3_600_000));
  await record(quote.id, { amount: '100', method: 'bank-transfer', paidOn: lastWeek });
  await record(quote.id, { amount: '50', method: 'cash' });
  const [mistaken] = (await moneyOf(quote.id)).entries;
  await record(quote.id, { amount: '7', method: 'cash' });
  await undo(quote.id, mistaken?.id ?? '');
  const after = await read();
  const differenceInPence = (one: string, other: string) => Math.round((Number(one) - Number(other)) * 100);
  const increaseOf = (index: number, method: 'cash' | 'bank-transfer') =>
    differenceInPence(
      after.weeks[index]?.byMethod[method] ?? '',
      before.weeks[index]?.byMethod[method] ?? '',
    );
  expect([increaseOf(0, 'cash'), increaseOf(1, 'bank-transfer')]).toEqual([700, 10_000]);
  expect(differenceInPence(after.total.received, before.total.received)).toBe(10_700);
  expect(after.total.recorded - before.total.recorded).toBe(2);
});

describe('the ledger itself', () => {
  it('cannot be changed or deleted, but a note can be emptied', async () => {
    const quote = await saveAQuote(api);
    await record(quote.id, { note: 'From his mother' });
    for (const statement of [
      'UPDATE ledger_entry SET pence = 1',
      'UPDATE ledger_entry SET moved_at = now()',
      `UPDATE ledger_entry SET note = 'another'`,
      'DELETE FROM ledger_entry',
      'TRUNCATE ledger_entry CASCADE',
    ])
      await expect(api.sql(statement)).rejects.toThrow('never changed or removed');
    await api.sql(
      `UPDATE ledger_entry SET note = NULL WHERE order_id IN (SELECT order_id FROM order_item WHERE quote_id = $1 OR agreed_id = $1)`,
      [quote.id],
    );
  });
});
