import {
  paths,
  type AdminQuoteDetail,
  type AdminTask,
  type QuoteResponse,
  type QuoteStatus,
} from '@app/contracts';
import { readPdf } from '@app/quote-pdf/testing';
import {
  beginDeposit,
  checkAttempts,
  lastAttempt,
  quoteState,
  saveQuotes,
  statusOf,
} from '../../payments/testing/a-deposit';
import { aRefunder, requestRefund, refundRow } from '../../payments/testing/a-refund';
import { tasksAndMailsOf } from '../../payments/testing/tasks-and-mails-of';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectSuccess } from '../../testing/expect-success';
import { useApi, useStaff } from '../../testing/servers/use-api';
import { payByCard } from '../../payments/testing/use-cards';

const cards = new FakeCardPayments();
const api = useApi({ cardPayments: cards, env: { DEPOSITS_PER_HOUR: '500' } });
const staff = useStaff(api);

/** A paid deposit of £35.70 per top. */
async function aPaidDeposit(tops = 1) {
  const quoteIds = (await saveQuotes(api, tops)).map(({ id }) => id);
  const deposit = await beginDeposit(api, { quoteIds });
  await payByCard(api, cards, deposit);
  const [quoteId = '', otherId = ''] = quoteIds;
  return { deposit, quoteIds, quoteId, otherId };
}
async function refund(depositId: string, amount: string, input: { cancelsOrders?: boolean } = {}) {
  const { id } = await requestRefund(api, depositId, { amount, ...input }, staff);
  const { refunder } = aRefunder(api, cards, { now: () => new Date() });
  for (let look = 0; look < 5 && !(await refundRow(api, id))?.settled_at; look += 1)
    await refunder.execute(id);
  expect(await refundRow(api, id)).toMatchObject({ state: 'confirmed' });
}
async function measure(quoteId: string, changes: object = {}) {
  const sizes = { lengthMm: 1200, widthMm: 350, note: '', how: 'phone', price: 'keep' };
  await expectSuccess(staff.post(paths.measurements(quoteId), { ...sizes, knownVersion: null, ...changes }));
}
const setStatus = async (quoteId: string, status: QuoteStatus) =>
  expect((await staff.put(paths.adminQuoteStatus(quoteId), { status })).statusCode).toBe(200);
const adminQuoteOf = async (id: string) => (await staff.get(paths.adminQuote(id))).json<AdminQuoteDetail>();
const jobSheetTextOf = async (id: string) =>
  (await readPdf((await staff.get(paths.jobSheet(id))).rawPayload)).text;
const quoteOf = async (id: string) => (await api.get(paths.quote(id))).json<QuoteResponse>();
const tasksOf = async (depositId: string) =>
  api.sql<{ id: string; kind: string; is_done: boolean }>(
    'SELECT id, kind, done_at IS NOT NULL AS is_done FROM staff_task WHERE deposit_id = $1 ORDER BY kind',
    [depositId],
  );
const isCallOpen = async (depositId: string) =>
  (await tasksOf(depositId)).some(({ kind, is_done }) => kind === 'call-customer' && !is_done);

describe('a refunded deposit', () => {
  it('removes the order from production, as quote and job sheet show', async () => {
    const { deposit, quoteId } = await aPaidDeposit();
    await measure(quoteId);
    expect(await jobSheetTextOf(quoteId)).not.toMatch(/NOT CONFIRMED/);

    await refund(deposit.id, '35.69');
    expect(await jobSheetTextOf(quoteId)).not.toMatch(/NOT CONFIRMED/);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid', isRefunded: false });
    expect((await quoteOf(quoteId)).paymentBlocker).toBe('paid');

    await refund(deposit.id, '0.01');
    expect(await jobSheetTextOf(quoteId)).toContain('The deposit has been refunded.');
    expect(await jobSheetTextOf(quoteId)).toMatch(/NOT CONFIRMED, do not cut/);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid', isRefunded: true });
    expect((await quoteOf(quoteId)).paymentBlocker).toBe('refunded');
    expect(await adminQuoteOf(quoteId)).toMatchObject({ status: 'approved', paymentBlocker: 'refunded' });
  });

  it('no longer counts towards a price agreed afterwards', async () => {
    const { deposit, quoteId } = await aPaidDeposit();
    await measure(quoteId, { lengthMm: 1300, price: 'revise' });
    const revised = (await adminQuoteOf(quoteId)).replacedBy?.id ?? '';
    const { totalPrice } = await quoteOf(revised);
    const answer = await api.post(paths.answerRevision(revised), { isAgreed: true, totalPrice });
    expect(answer.statusCode).toBeLessThan(300);
    expect((await quoteOf(revised)).revision?.depositCredited).toBe('35.70');

    await refund(deposit.id, '35.70', { cancelsOrders: true });
    const quote = await quoteOf(revised);
    expect(quote).toMatchObject({ status: 'declined', paymentBlocker: 'refunded' });
    expect(quote.revision?.depositCredited).toBe('0.00');
    expect((await quoteOf(quoteId)).status).toBe('approved');
  });

  it('cancels its orders at the same time if staff choose so', async () => {
    const { deposit, quoteId, otherId } = await aPaidDeposit(2);
    await measure(quoteId);
    await setStatus(otherId, 'completed');
    await requestRefund(api, deposit.id, { amount: '71.40', cancelsOrders: true }, staff);

    expect(await adminQuoteOf(quoteId)).toMatchObject({ status: 'declined' });
    expect(await adminQuoteOf(otherId)).toMatchObject({ status: 'completed' });
    expect(await jobSheetTextOf(quoteId)).toContain('This quote has been declined.');
    expect(
      (await adminQuoteOf(quoteId)).timeline
        .slice(0, 2)
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['Refund of £71.40 asked for', 'Status: Declined']);
    expect((await auditEntriesOf(api, quoteId)).map(({ action }) => action)).toContain('quote.set-status');
    expect(await isCallOpen(deposit.id)).toBe(false);
  });
});

describe('the task to call about measurements', () => {
  it.each<[string, (of: { deposit: { id: string }; quoteId: string }) => Promise<void>]>([
    ['sizes were recorded', ({ quoteId }) => measure(quoteId)],
    [
      'sizes at another price were recorded',
      ({ quoteId }) => measure(quoteId, { lengthMm: 1300, price: 'revise' }),
    ],
    ['the order was declined', ({ quoteId }) => setStatus(quoteId, 'declined')],
    ['the order was completed', ({ quoteId }) => setStatus(quoteId, 'completed')],
    ['the deposit was refunded', ({ deposit }) => refund(deposit.id, '35.70')],
  ])('is completed once %s', async (_, action) => {
    const paid = await aPaidDeposit();
    expect(await isCallOpen(paid.deposit.id)).toBe(true);
    await action(paid);
    expect(await isCallOpen(paid.deposit.id)).toBe(false);
  });

  it('covers every top of the deposit', async () => {
    const { deposit, quoteId, otherId } = await aPaidDeposit(2);
    await measure(quoteId);
    expect(await isCallOpen(deposit.id)).toBe(true);
    await setStatus(otherId, 'declined');
    expect(await isCallOpen(deposit.id)).toBe(false);
  });

  it('is reopened with the order, unless staff had ticked it off', async () => {
    const { deposit, quoteId } = await aPaidDeposit();
    await setStatus(quoteId, 'declined');
    await setStatus(quoteId, 'approved');
    expect(await isCallOpen(deposit.id)).toBe(true);

    const call = (await tasksOf(deposit.id)).find(({ kind }) => kind === 'call-customer');
    const ticked = await staff.put(paths.adminTask(call?.id ?? ''), { isDone: true });
    expect(ticked.json<AdminTask>().doneAt).not.toBeNull();
    await setStatus(quoteId, 'declined');
    await setStatus(quoteId, 'approved');
    expect(await isCallOpen(deposit.id)).toBe(false);
  });

  it('does not complete the delivery task of tops that are only measured', async () => {
    const { deposit, quoteIds } = await aDepositWithDelivery();
    for (const id of quoteIds) await measure(id);
    const open = async () =>
      (await tasksOf(deposit.id)).filter(({ is_done }) => !is_done).map(({ kind }) => kind);
    expect(await open()).toEqual(['arrange-delivery']);
    for (const id of quoteIds) await setStatus(id, 'declined');
    expect(await open()).toEqual([]);
  });
});

async function aDepositWithDelivery() {
  const quoteIds = (await saveQuotes(api, 3)).map(({ id }) => id);
  const deposit = await beginDeposit(api, { quoteIds, needsDelivery: true, deliveryAddress: 'RG1 1DA' });
  await payByCard(api, cards, deposit);
  return { deposit, quoteIds };
}

describe('a payment for a closed order', () => {
  it.each(['declined', 'completed'] as const)('goes to review: %s', async (status) => {
    const [quote] = await saveQuotes(api, 1);
    const deposit = await beginDeposit(api, { quoteId: quote?.id });
    await setStatus(deposit.quoteId, status);
    await payByCard(api, cards, deposit);

    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'review' });
    expect(await quoteState(api, deposit.quoteId)).toEqual({ status, deposit_state: 'review' });
    expect(await lastAttempt(api, deposit.id)).toMatchObject({ review_reason: `quote-${status}` });
    const { tasks, mails } = await tasksAndMailsOf(api, deposit.id);
    expect(tasks.map(({ kind }) => kind)).toEqual(['review-payment']);
    expect(mails).toEqual(['staff-payment-review']);
  });

  it('becomes an order once staff accept it', async () => {
    const deposit = await beginDeposit(api);
    await setStatus(deposit.quoteId, 'declined');
    await payByCard(api, cards, deposit);
    const { id } = await lastAttempt(api, deposit.id);
    await expectSuccess(staff.post(paths.decideReview(id), { decision: 'accept', reason: 'They want it' }));
    expect(await adminQuoteOf(deposit.quoteId)).toMatchObject({ status: 'approved', payment: 'paid' });
    expect(await isCallOpen(deposit.id)).toBe(true);
    expect((await tasksAndMailsOf(api, deposit.id)).mails).toContain('deposit-confirmation');
  });

  it('makes no task to call if it is accepted for a completed order', async () => {
    const deposit = await beginDeposit(api);
    await setStatus(deposit.quoteId, 'completed');
    await payByCard(api, cards, deposit);
    const { id } = await lastAttempt(api, deposit.id);
    await staff.post(paths.decideReview(id), { decision: 'accept', reason: 'For the next one' });

    expect(await adminQuoteOf(deposit.quoteId)).toMatchObject({ status: 'completed', payment: 'paid' });
    expect(await isCallOpen(deposit.id)).toBe(false);
  });

  it('needs no review when checked again, if it was paid before the order was closed', async () => {
    const { deposit, quoteId } = await aPaidDeposit();
    await setStatus(quoteId, 'declined');
    await api.sql('UPDATE payment_attempt SET next_check_at = now() WHERE deposit_id = $1', [deposit.id]);
    await checkAttempts(api, deposit.id);
    expect(await statusOf(api, deposit.id)).toMatchObject({ paymentStatus: 'paid' });
    expect((await tasksOf(deposit.id)).map(({ kind }) => kind)).toEqual(['call-customer']);
  });
});
