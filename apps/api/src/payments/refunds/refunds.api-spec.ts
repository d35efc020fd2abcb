import { paths, type RefundDetail } from '@app/contracts';
import { pence, toPence, toPounds } from '@app/pricing';
import { auditEntriesOf } from '../../testing/audit-entries';
import { changeQuote } from '../../testing/builders/change-quote';
import { expectError } from '../../testing/expect-error';
import { signIn } from '../../testing/sign-in';
import {
  newIdempotencyKey,
  beginDeposit,
  quoteState,
  saveQuotes,
  statusOf,
  withKey,
} from '../testing/a-deposit';
import { refundRow } from '../testing/a-refund';
import { useRefunds } from '../testing/use-refunds';
import { Refund } from './refund.entity';
import { Statements } from '../../database/statements';
import { payByCard } from '../testing/use-cards';

const {
  api,
  cards,
  staff,
  worker,
  aPaidDeposit,
  requestRefundOf,
  runUntilSettled,
  receivedOf,
  countOf,
  timelineKindsOf,
} = useRefunds();

describe('a refund', () => {
  it('is carried out, mailed to the customer once, and reduces the received amount of each quote', async () => {
    const { deposit, quotes, reference } = await aPaidDeposit(2);
    const refund = await requestRefundOf(deposit.id, '35.71');
    expect(refund).toMatchObject({
      amount: '35.71',
      state: 'pending',
      reason: 'Agreed on the phone',
      remark: null,
    });
    await runUntilSettled(refund.id);

    expect(cards.refunded(reference)).toEqual([3_571]);
    expect(await refundRow(api, refund.id)).toMatchObject({ state: 'confirmed', sends: 1, remark: null });
    const ids = quotes.map(({ id }) => id);
    expect((await receivedOf(ids)).map(({ received }) => received)).toEqual(['17.85', '17.84']);
    expect(await quoteState(api, ids[0] ?? '')).toEqual({ status: 'approved', deposit_state: 'paid' });
    expect((await statusOf(api, deposit.id)).paymentStatus).toBe('paid');
    expect(await countOf('mail', deposit.id, 'deposit-refunded')).toBe(1);
    expect((await timelineKindsOf(ids[0] ?? '')).slice(-2)).toEqual(['refund-asked', 'refund-confirmed']);
    expect(await auditEntriesOf(api, deposit.id)).toMatchObject([
      {
        action: 'deposit.refund',
        actor: 'admin@example.com',
        after: { amount: '35.71', refundId: refund.id },
      },
    ]);
  });

  it('is split over several tops, one of which has no share of the deposit', async () => {
    const quotes = await saveQuotes(api, 3);
    const ids = quotes.map(({ id }) => id);
    await changeQuote(api, ids, { totalPrice: '100.05' });
    await changeQuote(api, ids[0] ?? '', { totalPrice: '0.01' });
    const deposit = await beginDeposit(api, { quoteIds: ids });
    await payByCard(api, cards, deposit);
    expect((await receivedOf(ids)).map(({ received }) => received)).toEqual(['0.00', '10.01', '10.00']);
    const refund = await requestRefundOf(deposit.id, '20.01');
    await runUntilSettled(refund.id, 1);
    expect(await refundRow(api, refund.id)).toMatchObject({ state: 'confirmed', sends: 1 });
    expect((await receivedOf(ids)).map(({ received }) => received)).toEqual(['0.00', '0.00', '0.00']);
  });

  it('sends no mail to an erased customer', async () => {
    const { deposit, quotes } = await aPaidDeposit();
    await staff.put(paths.adminQuoteStatus(quotes[0]?.id ?? ''), { status: 'completed' });
    const confirmation = { key: 'erase.me@example.com', confirmation: 'erase.me@example.com' };
    await api.sql(`UPDATE deposit SET customer_email = $2 WHERE id = $1`, [deposit.id, confirmation.key]);
    expect((await staff.post(paths.erasePerson, confirmation)).statusCode).toBe(200);
    await runUntilSettled((await requestRefundOf(deposit.id, '5.00')).id);
    expect(await countOf('mail', deposit.id, 'deposit-refunded')).toBe(0);
  });

  it('may be partial, until everything is refunded', async () => {
    const { deposit, reference } = await aPaidDeposit();
    for (const amount of ['10.00', '10.00', '15.70'])
      await runUntilSettled((await requestRefundOf(deposit.id, amount)).id);
    expect(cards.refunded(reference)).toEqual([1_000, 1_000, 1_570]);
    const secondRefund = await staff.post(
      paths.refunds(deposit.id),
      { amount: '0.01', reason: 'x' },
      withKey(newIdempotencyKey()),
    );
    expectError(secondRefund, 'refund/too-much');
    expect(await receivedOf(deposit.quoteIds)).toEqual([{ received: '0.00' }]);
    expect(await countOf('mail', deposit.id, 'deposit-refunded')).toBe(3);
  });

  it('of a part is carried out once if it is requested in two tabs', async () => {
    const { deposit, reference } = await aPaidDeposit();
    const request = { amount: '10.00', reason: 'x', refundableAmount: '35.70' };
    const send = () => staff.post(paths.refunds(deposit.id), request, withKey(newIdempotencyKey()));
    await runUntilSettled((await send()).json<RefundDetail>().id);
    expectError(await send(), 'refund/changed-meanwhile');
    expect(cards.refunded(reference)).toEqual([1_000]);
  });

  it('is carried out once if it is requested twenty times with one key', async () => {
    const { deposit, reference } = await aPaidDeposit();
    const session = await signIn(api);
    const key = withKey(newIdempotencyKey());
    const send = (amount = '5.00') =>
      api.post(paths.refunds(deposit.id), { amount, reason: 'x' }, { ...session, ...key });
    const responses = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    const ids = new Set(responses.map((response) => response.json<RefundDetail>().id));
    expect(ids.size).toBe(1);
    await Promise.all(
      [...ids].flatMap((id) => [worker().refunder.execute(id), worker().refunder.execute(id)]),
    );
    await runUntilSettled([...ids][0] ?? '');
    expect(cards.refunded(reference)).toEqual([500]);
    expectError(await send('6.00'), 'deposit/key-reused');
    expect((await send()).json<RefundDetail>().state).toBe('confirmed');
  });

  it('is recorded once if several processes find it confirmed at the same time', async () => {
    const { deposit, quotes } = await aPaidDeposit();
    const { id } = await requestRefundOf(deposit.id, '10.00');
    cards.hideRefunds();
    await runUntilSettled(id, 0.1);
    const row = await api.app.get(Statements).manager.findOneByOrFail(Refund, { id });
    await Promise.all([1, 2, 3].map(() => worker().settlement.settle(row, { state: 'confirmed' })));
    expect(await receivedOf(quotes.map((quote) => quote.id))).toEqual([{ received: '25.70' }]);
    expect(await countOf('mail', deposit.id, 'deposit-refunded')).toBe(1);
  });

  it('is rejected if its key is used for another deposit at the same time', async () => {
    const deposits = [(await aPaidDeposit()).deposit, (await aPaidDeposit()).deposit];
    const headers = { ...(await signIn(api)), ...withKey(newIdempotencyKey()) };
    const responses = await Promise.all(
      deposits.map(({ id }) => api.post(paths.refunds(id), { amount: '5.00', reason: 'x' }, headers)),
    );
    const rejected = responses.filter(({ statusCode }) => statusCode !== 201);
    expect(rejected).toHaveLength(1);
    expectError(rejected[0] as never, 'deposit/key-reused');
  });

  it('is rejected while another refund of the deposit is pending', async () => {
    const { deposit } = await aPaidDeposit();
    const responses = await Promise.all(
      ['20.00', '20.00'].map((amount) =>
        staff.post(paths.refunds(deposit.id), { amount, reason: 'x' }, withKey(newIdempotencyKey())),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expectError(responses.find(({ statusCode }) => statusCode === 409) as never, 'refund/under-way');
  });

  it.each(['0', '0.00', '-1', '1.005', '1e2', 'x', '', '35.71'])('of %j is rejected', async (amount) => {
    const { deposit } = await aPaidDeposit();
    const response = await staff.post(
      paths.refunds(deposit.id),
      { amount, reason: 'x' },
      withKey(newIdempotencyKey()),
    );
    expectError(response, amount === '35.71' ? 'refund/too-much' : 'request/invalid');
  });

  it('requires an idempotency key, so that a lost response does not cause a second refund', async () => {
    const { deposit } = await aPaidDeposit();
    const input = { amount: '5.00', reason: 'x' };
    expectError(await staff.post(paths.refunds(deposit.id), input), 'request/key-missing');
    expectError(await staff.post(paths.refunds(deposit.id), input, withKey('short')), 'request/invalid');
    expect(await api.sql('SELECT FROM refund WHERE deposit_id = $1', [deposit.id])).toEqual([]);
  });

  it('requires a payment and a reason', async () => {
    const open = await beginDeposit(api);
    const request = (id: string, body: object) =>
      staff.post(paths.refunds(id), { amount: '1.00', reason: 'x', ...body }, withKey(newIdempotencyKey()));
    expectError(await request(open.id, {}), 'refund/nothing-paid');
    expectError(await request('A'.repeat(22), {}), 'deposit/not-found');
    expectError(await request('x', {}), 'deposit/not-found');
    expectError(await request(open.id, { reason: ' ' }), 'request/invalid');
    const { deposit } = await aPaidDeposit();
    expectError(await request(deposit.id, { attemptId: 'B'.repeat(21) + 'A' }), 'refund/nothing-paid');
  });
});

describe('a rejection by the provider', { tags: 'thorough' }, () => {
  const failed = async (arrange: (reference: string) => void, amount = '30.00') => {
    const { deposit, reference } = await aPaidDeposit();
    arrange(reference);
    const { id } = await requestRefundOf(deposit.id, amount);
    await runUntilSettled(id);
    const [task] = await api.sql<{ note: string }>('SELECT note FROM staff_task WHERE key = $1', [id]);
    return { deposit, reference, task, row: await refundRow(api, id) };
  };

  it('fails the refund with its reason, and creates a task', async () => {
    const { deposit, row, task, reference } = await failed(() =>
      vi.spyOn(cards, 'refund').mockResolvedValueOnce({ kind: 'rejected', reason: 'HTTP 422; not now' }),
    );
    const rejectionReason = 'SumUp rejected the refund: HTTP 422; not now';
    expect(row).toMatchObject({ state: 'failed', remark: rejectionReason, sends: 1 });
    expect(task).toEqual({ note: rejectionReason });
    expect(cards.refunded(reference)).toEqual([]);
    expect(await countOf('mail', deposit.id, 'deposit-refunded')).toBe(0);
    expect(await receivedOf(deposit.quoteIds)).toEqual([{ received: '35.70' }]);
    expect((await timelineKindsOf(deposit.quoteId)).at(-1)).toBe('refund-failed');
  });

  it('fails the refund even after it was accepted, and the refund can be requested again', async () => {
    const { deposit, row, reference } = await failed(() => cards.setRefundState('failed'));
    expect(row).toMatchObject({
      state: 'failed',
      remark: 'SumUp accepted the refund, but then it failed.',
    });
    cards.recover();
    await runUntilSettled((await requestRefundOf(deposit.id, '30.00')).id, 48);
    expect(cards.refunded(reference)).toEqual([3_000]);
  });

  it('fails the refund without sending it if the provider says that less can be refunded', async () => {
    const { row, reference } = await failed((reference) => cards.refundOutside(reference, pence(600)));
    expect(row).toMatchObject({
      state: 'failed',
      sends: 0,
      remark: 'According to SumUp, only £29.70 of this charge can still be refunded.',
    });
    expect(cards.refunded(reference)).toEqual([600]);
  });
});

it('the received amounts of quotes and orders are the charges less the refunds', async () => {
  const [sums] = await api.sql<{ received: string; net: string; of_orders: string }>(`
    SELECT (SELECT sum(received) FROM quote) AS received,
      ((SELECT sum(charged_amount) FROM payment_attempt WHERE state = 'paid')
        + (SELECT sum(pence) FROM ledger_entry JOIN payment_attempt AS paid ON paid.id = attempt_id AND paid.state = 'paid'
            AND paid.transaction_id = ledger_entry.transaction_id WHERE kind = 'refund') / 100.00)::numeric(12, 2) AS net,
      (SELECT sum(received) FROM customer_order) AS of_orders`);
  expect(toPounds(toPence(sums?.received ?? ''))).toBe(sums?.net);
  expect(sums?.of_orders).toBe(sums?.net);
});
