import {
  paths,
  type AdminQuoteDetail,
  type AdminTask,
  type PaymentReview,
  type ReviewDecision,
} from '@app/contracts';
import { backgroundTools } from '../../testing/servers/background-tools';
import { pence } from '@app/pricing';
import { readPdf } from '@app/quote-pdf/testing';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { expectError } from '../../testing/expect-error';
import { orderOf } from '../../testing/builders/order-of';
import { useApi } from '../../testing/servers/use-api';
import {
  newIdempotencyKey,
  attemptsOf,
  beginDeposit,
  checkAttempts,
  referenceOf,
  withKey,
} from '../testing/a-deposit';
import { aRefunder, requestRefund } from '../testing/a-refund';
import { FakeCardPayments } from '../testing/fake-card-payments';
import { ReconcileTransactions } from './reconcile-transactions';
import { Statements } from '../../database/statements';
import { issueInvoices } from '../invoices/issue-invoices';
import { payByCard } from '../testing/use-cards';

/** Each test runs in its own month, at noon of the 15th, so that it does not read transactions of another test. */
let now = new Date('2026-01-15T12:00:00Z');
const clock = () => now;
const cards = new FakeCardPayments(clock);
const api = useApi({ cardPayments: cards, now: clock, env: { DEPOSITS_PER_HOUR: '100000' } });
let staff: StaffCalls;
let month = 0;
/** Advances the clock and signs in again, because the session has expired. */
async function advanceDays(days: number) {
  now = new Date(now.getTime() + days * 86_400_000);
  staff = await asStaff(api);
}
beforeEach(async () => {
  month += 1;
  now = new Date(Date.UTC(2026, month, 15, 12));
  // The period starts at the latest ledger entry, which may belong to another test, so its tasks are completed here.
  await api.sql(
    `UPDATE staff_task SET done_at = now() WHERE kind IN ('check-books', 'chargeback') AND done_at IS NULL`,
  );
  staff = await asStaff(api);
});
afterEach(() => {
  cards.recover();
  vi.restoreAllMocks();
});

const sweep = () => {
  const { breaker } = aRefunder(api, cards, { now: clock });
  return new ReconcileTransactions(backgroundTools(api, clock), cards, breaker).sweep();
};
async function sweepNextDay() {
  await advanceDays(1.01);
  await sweep();
}
const openTasks = async () =>
  (await staff.get(paths.adminTasks))
    .json<AdminTask[]>()
    .filter(({ kind }) => kind === 'check-books' || kind === 'chargeback');
const quoteOf = async (quoteId: string) =>
  (await staff.get(paths.adminQuote(quoteId))).json<AdminQuoteDetail>();

async function aPaidDeposit() {
  const deposit = await beginDeposit(api);
  await payByCard(api, cards, deposit);
  return { ...deposit, reference: referenceOf(deposit) };
}
const ledgerOf = (depositId: string) =>
  api.sql<{ kind: string; method: string; pence: string }>(
    'SELECT kind, method, pence FROM ledger_entry WHERE deposit_id = $1 ORDER BY id',
    [depositId],
  );

it('ignores charges and refunds of the shop', async () => {
  const { id } = await aPaidDeposit();
  const { refunder } = aRefunder(api, cards, { now: clock });
  for (const amount of ['10.00', '10.00'])
    await refunder.execute((await requestRefund(api, id, { amount }, staff)).id);
  await sweepNextDay();
  await sweepNextDay();
  expect(await openTasks()).toEqual([]);
  expect((await ledgerOf(id)).map(({ pence: amount }) => amount)).toEqual(['3570', '-1000', '-1000']);
});

it('creates one task for an unknown charge after a day', async () => {
  cards.addOutsideTransaction({ kind: 'payment', amount: pence(4_770) });
  await sweep();
  expect(await openTasks()).toEqual([]);
  await sweepNextDay();
  const tasks = await openTasks();
  expect(tasks).toMatchObject([
    {
      title: 'See what happened with a payment at the card provider',
      detail: expect.stringMatching(
        /^£47\.70 was charged at the card provider .* It is not in the ledger\.$/,
      ),
    },
  ]);
  await sweep();
  expect(await openTasks()).toHaveLength(1);

  const ticked = await staff.put(`${paths.adminTasks}/${tasks[0]?.id}`, { isDone: true });
  expect(ticked.statusCode).toBe(200);
  await sweepNextDay();
  expect((await openTasks()).filter(({ doneAt }) => doneAt === null)).toEqual([]);
});

it('enters a refund made on the provider’s own site once, and creates a task for staff', async () => {
  const { id, quoteId, reference } = await aPaidDeposit();
  cards.refundOutside(reference, pence(1_000));
  const at = now;
  await Promise.all([sweep(), sweep()]);
  await sweepNextDay();
  expect(await ledgerOf(id)).toEqual([
    { kind: 'payment', method: 'card-online', pence: '3570' },
    { kind: 'refund', method: 'card-online', pence: '-1000' },
  ]);
  expect(await openTasks()).toMatchObject([
    { name: 'Ada Lovelace', detail: expect.stringContaining('It is in the ledger now.') },
  ]);
  const { money, timeline } = await orderOf(api, staff, quoteId ?? '');
  expect(money).toMatchObject({ received: '25.70', missingDeposit: '10.00' });
  expect(money.entries[0]).toMatchObject({ kind: 'refund', amount: '-10.00', isCounted: true });
  expect(timeline.map(({ text }) => text)).toContain(
    'Refund of £10.00 made on the card provider’s own pages',
  );
  expect(await api.sql('SELECT settled_at FROM refund WHERE deposit_id = $1', [id])).toEqual([
    { settled_at: at },
  ]);
  expect(await api.sql(`SELECT FROM mail WHERE deposit_id = $1 AND kind = 'deposit-refunded'`, [id])).toEqual(
    [],
  );
});

it('distinguishes a refund on the provider’s site from one of the shop with the same amount', async () => {
  const { id, reference } = await aPaidDeposit();
  const { refunder } = aRefunder(api, cards, { now: clock });
  await refunder.execute((await requestRefund(api, id, { amount: '10.00' }, staff)).id);
  cards.refundOutside(reference, pence(1_000));
  await sweep();
  await sweep();
  expect((await ledgerOf(id)).map(({ pence: amount }) => amount)).toEqual(['3570', '-1000', '-1000']);
});

it('enters a chargeback within minutes: a task with the order, which waits for its deposit again', async () => {
  const { id, quoteId, reference } = await aPaidDeposit();
  const other = cards.addOutsideTransaction({ kind: 'chargeback', amount: pence(900) });
  cards.chargeBack(reference, pence(3_570));
  await sweep();
  expect(await ledgerOf(id)).toContainEqual({ kind: 'chargeback', method: 'card-online', pence: '-3570' });
  const quote = await quoteOf(quoteId ?? '');
  expect(quote.receivedDeposit).toBe('0.00');
  expect(quote.timeline.map(({ text }) => text)).toContain('Chargeback of £35.70 by the customer’s bank');
  const order = await orderOf(api, staff, quoteId ?? '');
  expect(order).toMatchObject({
    state: 'awaiting-deposit',
    money: { received: '0.00', balance: '357.00', missingDeposit: '35.70' },
  });
  const tasks = await openTasks();
  expect(tasks.find(({ kind }) => kind === 'chargeback')).toMatchObject({
    title: 'Accept or contest the chargeback of Ada Lovelace’s bank',
    detail: expect.stringMatching(/^£35\.70 was taken back by a bank .*It is in the ledger now\./) as string,
    order: { reference: order.reference },
  });
  expect(tasks.find(({ kind }) => kind === 'check-books')?.detail).toContain(other.transactionCode);
  const refund = { amount: '1.00', reason: 'A part' };
  const reply = await staff.post(paths.refunds(id), refund, withKey(newIdempotencyKey()));
  expectError(reply, 'refund/too-much');
  await sweepNextDay();
  expect(await openTasks()).toHaveLength(2);
});

it('offers evidence from the order as PDF, and is contested or accepted by staff', async () => {
  const { quoteId, reference } = await aPaidDeposit();
  cards.chargeBack(reference, pence(3_570));
  await sweep();
  const [task] = await openTasks();
  const { rawPayload } = await staff.get(paths.chargebackEvidence(task?.id ?? ''));
  const { text } = await readPdf(rawPayload);
  expect(text).toContain('Taken back by the bank: £35.70.');
  expect(text).toContain('Ada Lovelace');

  const decide = (decision: string) => staff.post(paths.decideChargeback(task?.id ?? ''), { decision });
  const contested = (await decide('contest')).json<AdminTask>();
  expect(contested).toMatchObject({
    doneAt: null,
    dueAt: new Date(now.getTime() + 14 * 86_400_000).toISOString(),
  });
  expect((await decide('accept')).json()).toMatchObject({ doneAt: now.toISOString() });
  const { timeline, state } = await orderOf(api, staff, quoteId ?? '');
  expect(timeline.slice(0, 2).map((event) => event.text)).toEqual([
    'Chargeback accepted',
    'Chargeback contested with evidence',
  ]);
  expect(state).toBe('awaiting-deposit');
  expectError(await decide('forget'), 'request/invalid');
  expectError(await staff.get(paths.chargebackEvidence('AAAAAAAAAAAAAAAAAAAAAA')), 'task/not-found');
});

it('can be won: the order counts as paid again, and only winning completes the task', async () => {
  const { id, quoteId, reference } = await aPaidDeposit();
  cards.chargeBack(reference, pence(3_570));
  await sweep();
  const [task] = await openTasks();
  const decide = (decision: string) => staff.post(paths.decideChargeback(task?.id ?? ''), { decision });
  expectError(await staff.put(paths.adminTask(task?.id ?? ''), { isDone: true }), 'task/decide-chargeback');
  await decide('contest');
  for (let times = 0; times < 2; times += 1)
    expect((await decide('win')).json()).toMatchObject({ doneAt: now.toISOString() });
  expect(await ledgerOf(id)).toEqual([
    { kind: 'payment', method: 'card-online', pence: '3570' },
    { kind: 'chargeback', method: 'card-online', pence: '-3570' },
    { kind: 'correction', method: 'card-online', pence: '3570' },
  ]);
  const order = await orderOf(api, staff, quoteId ?? '');
  expect(order).toMatchObject({ state: 'to-measure', money: { received: '35.70', missingDeposit: '0.00' } });
  expect(order.timeline[0]).toMatchObject({
    text: 'Chargeback won: £35.70 counts again',
    detail: 'Not yet among the card provider’s payouts',
  });
  const invoiced = await api.sql<{ sum: string }>(
    'SELECT sum(gross_pence) FROM invoice_line JOIN invoice ON invoice.id = invoice_id WHERE order_id = $1',
    [order.id],
  );
  expect(invoiced).toEqual([{ sum: '3570' }]);
  const refund = { amount: '1.00', reason: 'A part' };
  expect((await staff.post(paths.refunds(id), refund, withKey(newIdempotencyKey()))).statusCode).toBe(201);
  await sweepNextDay();
  expect(await openTasks()).toEqual([]);
});

it('finds a chargeback that the bank dated back by months, but none of charges before this shop', async () => {
  const { id, reference } = await aPaidDeposit();
  await advanceDays(20);
  cards.chargeBack(reference, pence(3_570));
  cards.addOutsideTransaction({ kind: 'chargeback', amount: pence(900) });
  // After another payment, the period that is read every ten minutes starts later than the chargeback.
  await advanceDays(30);
  await aPaidDeposit();
  await advanceDays(1);
  await sweep();
  expect((await openTasks()).map(({ kind }) => kind)).toEqual(['chargeback']);
  expect(await ledgerOf(id)).toContainEqual({ kind: 'chargeback', method: 'card-online', pence: '-3570' });
});

it('does not lower the price after the final invoice, because the customer still owes the amount', async () => {
  const { quoteId, reference } = await aPaidDeposit();
  const statements = api.app.get(Statements);
  const { id: orderId } = await orderOf(api, staff, quoteId ?? '');
  await statements.transaction((tx) => issueInvoices(tx, orderId, now, { isFinalDue: true }));
  cards.chargeBack(reference, pence(3_570));
  await advanceDays(0.1);
  await sweep();
  const { money } = await orderOf(api, staff, quoteId ?? '');
  expect(money).toMatchObject({ price: '357.00', loweredBy: '0.00', balance: '357.00' });
});

it('enters the refund of a second charge without changing the deposit', async () => {
  const deposit = await beginDeposit(api);
  cards.pay(referenceOf(deposit));
  cards.chargeAgain(referenceOf(deposit));
  await checkAttempts(api, deposit.id);
  const second = cards.all().find(({ reference }) => reference === referenceOf(deposit))?.transactions[1];
  cards.addOutsideTransaction({ kind: 'refund', amount: pence(3_570), transactionId: second?.id ?? '' });
  await sweep();
  expect((await ledgerOf(deposit.id)).map(({ pence: amount }) => amount)).toEqual(['3570', '3570', '-3570']);
  expect((await quoteOf(deposit.quoteId ?? '')).receivedDeposit).toBe('0.00');
  expect((await attemptsOf(api, deposit.id)).map(({ state }) => state)).toEqual(['review']);
  expect(await api.sql('SELECT FROM refund WHERE deposit_id = $1', [deposit.id])).toEqual([]);
});

/** A payment under review that was charged back completely or in part. */
async function chargedBackInReview(amount: number) {
  const deposit = await beginDeposit(api);
  const reference = referenceOf(deposit);
  cards.pay(reference);
  cards.distort(reference, { currency: 'EUR' });
  await checkAttempts(api, deposit.id);
  cards.recover();
  cards.chargeBack(reference, pence(amount));
  await sweepNextDay();
  return deposit;
}
const reviewOf = async ({ id }: { id: string }) =>
  (await staff.get(paths.paymentReviews)).json<PaymentReview[]>().find(({ depositId }) => depositId === id);

it('offers neither to accept nor to refund a payment under review that was charged back', async () => {
  const deposit = await chargedBackInReview(3_570);
  expect(await reviewOf(deposit)).toMatchObject({
    decisions: ['dismiss', 'settle'],
    reasonText: expect.stringMatching(/bank has taken it back: it can neither count nor be refunded\.$/),
  });
  const [attempt] = await attemptsOf(api, deposit.id);
  const decide = (decision: ReviewDecision) =>
    staff.post(paths.decideReview(attempt?.id ?? ''), { decision, reason: 'Spoke on the phone' });
  expectError(await decide('accept'), 'review/not-possible');
  expectError(await decide('refund'), 'review/not-possible');
  expect((await quoteOf(deposit.quoteId ?? '')).receivedDeposit).toBe('0.00');
  expect((await decide('dismiss')).statusCode).toBe(200);
  expect((await attemptsOf(api, deposit.id)).map(({ state }) => state)).toEqual(['returned']);
  expect((await ledgerOf(deposit.id)).map(({ pence: amount }) => amount)).toEqual(['3570', '-3570']);
});

it('offers to refund the rest of a payment that was charged back in part', async () => {
  const deposit = await chargedBackInReview(1_000);
  expect(await reviewOf(deposit)).toMatchObject({
    decisions: ['refund', 'dismiss', 'settle'],
    reasonText: expect.stringMatching(/bank has taken a part of it back: it cannot count\.$/),
  });
  const [attempt] = (await quoteOf(deposit.quoteId ?? '')).deposits.flatMap(({ attempts }) => attempts);
  expect(attempt).toMatchObject({
    decisions: ['refund', 'dismiss', 'settle'],
    reviewReason: expect.stringMatching(
      /^It was paid in another currency\. The customer’s bank has taken a part/,
    ),
  });
});

it.each<[string, (it: { id: string; reference: string }) => Promise<unknown> | void]>([
  ['it is more than can be refunded', ({ reference }) => void cards.chargeBack(reference, pence(3_571))],
  [
    'staff may have recorded it as settled outside',
    async ({ id, reference }) => {
      await api.sql(
        `INSERT INTO ledger_entry (kind, method, pence, deposit_id, attempt_id, transaction_id, moved_at, recorded_at)
         SELECT 'refund', 'other', -1000, deposit_id, attempt_id, transaction_id, moved_at, recorded_at
         FROM ledger_entry WHERE deposit_id = $1`,
        [id],
      );
      cards.refundOutside(reference, pence(1_000));
    },
  ],
])('enters nothing if the refund is ambiguous: %s', async (_, arrange) => {
  const deposit = await aPaidDeposit();
  await arrange(deposit);
  const before = await ledgerOf(deposit.id);
  await sweep();
  await sweepNextDay();
  expect(await ledgerOf(deposit.id)).toEqual(before);
  expect(await openTasks()).toMatchObject([{ quotes: [{ id: deposit.quoteId }] }]);
});

it('ignores a refund that the shop is sending at that moment', async () => {
  const { id } = await aPaidDeposit();
  const { refunder } = aRefunder(api, cards, { now: clock });
  const refund = await requestRefund(api, id, { amount: '10.00' }, staff);
  const pendingRefund = cards.hang('refund');
  const execution = refunder.execute(refund.id);
  await vi.waitFor(() => expect(cards.calls.at(-1)?.operation).toBe('refund'));
  await sweep();
  expect(await openTasks()).toEqual([]);
  pendingRefund.release();
  await execution;
  expect((await ledgerOf(id)).filter(({ kind }) => kind === 'refund').length).toBeLessThan(2);
});

it('ignores payments at the counter', async () => {
  cards.addOutsideTransaction({ kind: 'payment', amount: pence(5_000), method: 'card-counter' });
  cards.addOutsideTransaction({ kind: 'refund', amount: pence(1_999), method: 'card-counter' });
  await sweepNextDay();
  expect(await openTasks()).toEqual([]);
});

it('reads a week back, and further if the latest ledger entry is older, as after a restore', async () => {
  await aPaidDeposit();
  await advanceDays(20);
  const listTransactions = vi.spyOn(cards, 'listTransactions');
  await sweep();
  // Chargebacks are read further back, up to this period.
  const latest = () => listTransactions.mock.calls.findLast(([, before]) => before > now)?.[0];
  expect(latest()).toEqual(new Date(now.getTime() - 20 * 86_400_000));
  await aPaidDeposit();
  await sweep();
  expect(latest()).toEqual(new Date(now.getTime() - 7 * 86_400_000));
});

it('stops reading the history after two failures of the provider', async () => {
  const { breaker } = aRefunder(api, cards, { now: clock });
  const reconciliation = new ReconcileTransactions(backgroundTools(api, clock), cards, breaker);
  cards.beUnavailable('history');
  const before = cards.calls.length;
  for (let round = 0; round < 3; round += 1) await reconciliation.sweep();
  expect(cards.calls).toHaveLength(before + 2);
});
