import { type AdminQuoteDetail, paths, type RefundDecision, type RefundDetail } from '@app/contracts';
import { pence } from '@app/pricing';
import { asStaff } from '../../testing/as-staff';
import { auditEntriesOf } from '../../testing/audit-entries';
import { expectError } from '../../testing/expect-error';
import { requestRefund, refundRow } from '../testing/a-refund';
import { useRefunds } from '../testing/use-refunds';

const { api, cards, aPaidDeposit, runUntilSettled, receivedOf, countOf, timelineKindsOf } = useRefunds();
// Signs in each time, because hours pass and the session expires.
const requestRefundOf = (depositId: string, amount: string) => requestRefund(api, depositId, { amount });

describe('staff’s decision about a stuck refund', () => {
  const decide = async (id: string, decision: RefundDecision, note = 'Spoke to the bank') =>
    (await asStaff(api)).post(paths.decideRefund(id), { decision, note });
  const aRefundThatNeverArrived = async () => {
    const paid = await aPaidDeposit();
    cards.beUnavailable('refund');
    const { id } = await requestRefundOf(paid.deposit.id, '10.00');
    await runUntilSettled(id, 5);
    expect(await refundRow(api, id)).toMatchObject({ state: 'sent', sends: 3 });
    return { ...paid, id };
  };

  it('can send the refund again if the provider does not list it, and is in the audit log', async () => {
    const { deposit, quotes, id, reference } = await aRefundThatNeverArrived();
    cards.recover();
    await runUntilSettled(id, 5);
    expect(await refundRow(api, id)).toMatchObject({ state: 'sent', sends: 3 });
    const response = await decide(id, 'send-again');
    expect(response.json<RefundDetail>()).toMatchObject({ id, state: 'pending' });
    await runUntilSettled(id, 6);
    expect(await refundRow(api, id)).toMatchObject({ state: 'confirmed', sends: 4 });
    expect(cards.refunded(reference)).toEqual([1_000]);
    expect(await timelineKindsOf(quotes[0]?.id ?? '')).toContain('refund-sent-again');
    expect((await auditEntriesOf(api, deposit.id)).map(({ action }) => action)).toContain(
      'deposit.send-refund-again',
    );
  });

  it('does not send the refund again if the provider lists it meanwhile', async () => {
    const { id, reference } = await aRefundThatNeverArrived();
    cards.recover();
    cards.refundOutside(reference, pence(1_000));
    await decide(id, 'send-again');
    await runUntilSettled(id, 6);
    expect(await refundRow(api, id)).toMatchObject({ state: 'confirmed', sends: 3 });
    expect(cards.refunded(reference)).toEqual([1_000]);
  });

  it('can mark the refund as settled outside the shop: it counts as refunded without a mail, and the rest can be refunded', async () => {
    const { deposit, quotes, reference } = await aPaidDeposit();
    cards.respondWith({ kind: 'unauthorised' }, 'refund');
    const { id } = await requestRefundOf(deposit.id, '10.00');
    await runUntilSettled(id, 5);
    const response = await decide(id, 'settled-outside', 'Cash in the showroom');
    expect(response.json<RefundDetail>()).toMatchObject({
      state: 'settled-outside',
      remark: 'Cash in the showroom',
      decisions: [],
    });
    expect(await receivedOf(quotes.map((quote) => quote.id))).toEqual([{ received: '25.70' }]);
    expect(await countOf('mail', deposit.id, 'deposit-refunded')).toBe(0);
    expect(
      await api.sql(
        `SELECT FROM staff_task WHERE deposit_id = $1 AND kind = 'check-refund' AND done_at IS NULL`,
        [deposit.id],
      ),
    ).toHaveLength(0);
    expect(await timelineKindsOf(quotes[0]?.id ?? '')).toContain('refund-settled-outside');
    expect((await auditEntriesOf(api, deposit.id)).map(({ action }) => action)).toContain(
      'deposit.settle-refund-outside',
    );
    expectError(await decide(id, 'settled-outside'), 'refund/settled');
    cards.recover();
    const rest = await requestRefund(api, deposit.id, { amount: '25.70' });
    await runUntilSettled(rest.id, 6);
    expect(cards.refunded(reference)).toEqual([2_570]);
  });

  const aRejectedRefund = async (amount = '10.00') => {
    const paid = await aPaidDeposit();
    vi.spyOn(cards, 'refund').mockResolvedValueOnce({ kind: 'rejected', reason: 'HTTP 409; not possible' });
    const { id } = await requestRefundOf(paid.deposit.id, amount);
    await runUntilSettled(id);
    expect(await refundRow(api, id)).toMatchObject({ state: 'failed' });
    return { ...paid, id };
  };

  it('can mark a rejected refund as settled outside once, which completes the task', async () => {
    const { deposit, quotes, id } = await aRejectedRefund();
    const quotePage = await (await asStaff(api)).get(paths.adminQuote(quotes[0]?.id ?? ''));
    expect(quotePage.json<AdminQuoteDetail>().deposits[0]?.refunds).toMatchObject([
      { state: 'failed', decisions: ['settled-outside'] },
    ]);
    const response = await decide(id, 'settled-outside', 'By bank transfer');
    expect(response.json<RefundDetail>()).toMatchObject({
      state: 'settled-outside',
      remark: 'By bank transfer',
    });
    expectError(await decide(id, 'settled-outside'), 'refund/settled');
    expect(await receivedOf(quotes.map((quote) => quote.id))).toEqual([{ received: '25.70' }]);
    expect(
      await api.sql(`SELECT method, pence FROM ledger_entry WHERE deposit_id = $1 AND kind = 'refund'`, [
        deposit.id,
      ]),
    ).toEqual([{ method: 'other', pence: '-1000' }]);
    const open = `SELECT FROM staff_task WHERE deposit_id = $1 AND kind = 'check-refund' AND done_at IS NULL`;
    expect(await api.sql(open, [deposit.id])).toEqual([]);
  });

  it('cannot settle a rejected refund outside above the refundable amount, or while another refund is pending', async () => {
    const { deposit, id } = await aRejectedRefund('30.00');
    const repeated = await requestRefundOf(deposit.id, '10.00');
    expectError(await decide(id, 'settled-outside'), 'refund/under-way');
    await runUntilSettled(repeated.id, 6);
    expect(await refundRow(api, repeated.id)).toMatchObject({ state: 'confirmed' });
    expectError(await decide(id, 'settled-outside'), 'refund/too-much');
    expect(await refundRow(api, id)).toMatchObject({ state: 'failed' });
  });

  it.each(['pending', 'refunded'] as const)(
    'cannot settle a refund outside that the provider lists as %s',
    async (state) => {
      const { id, reference } = await aRefundThatNeverArrived();
      cards.recover();
      cards.setRefundState(state);
      const [charge] = cards.all().find((checkout) => checkout.reference === reference)?.transactions ?? [];
      await cards.refund(charge?.id ?? '', pence(1_000));
      expectError(await decide(id, 'settled-outside'), 'refund/at-provider');
      expect(await refundRow(api, id)).toMatchObject({ state: 'sent' });
      cards.setRefundState('refunded');
      await runUntilSettled(id, 6);
      expect(await refundRow(api, id)).toMatchObject({ state: 'confirmed' });
    },
  );

  it('cannot send an accepted refund again', async () => {
    const { deposit } = await aPaidDeposit();
    cards.hideRefunds();
    const { id } = await requestRefundOf(deposit.id, '10.00');
    await runUntilSettled(id, 1);
    expect(await refundRow(api, id)).toMatchObject({ state: 'sent', answer: 'accepted' });
    expectError(await decide(id, 'send-again'), 'refund/accepted');
    cards.beUnavailable('transaction');
    expectError(await decide(id, 'settled-outside'), 'review/no-answer');
    expectError(await decide('kLSwY2vXZwqkrDQuVyeBfQ', 'send-again'), 'refund/not-found');
    expectError(await decide('x', 'send-again'), 'refund/not-found');
    expectError(
      await (await asStaff(api)).post(paths.decideRefund(id), { decision: 'forget', note: ' ' }),
      'request/invalid',
    );
    cards.recover();
    await runUntilSettled(id, 6);
    expectError(await decide(id, 'send-again'), 'refund/settled');
  });
});
