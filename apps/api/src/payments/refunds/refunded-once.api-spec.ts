import { pence } from '@app/pricing';
import { referenceOf } from '../testing/a-deposit';
import { refundRow } from '../testing/a-refund';
import { FakeCardPayments } from '../testing/fake-card-payments';
import { useRefunds } from '../testing/use-refunds';

const { api, cards, clock, worker, aPaidDeposit, requestRefundOf, runUntilSettled, receivedOf, countOf } =
  useRefunds();

/** Faults despite which the money is refunded exactly once. */
const faults: [string, (reference: string) => void][] = [
  ['the provider is down for hours', () => cards.beUnavailable('any', 30)],
  ['the records cannot be read at first', () => cards.beUnavailable('transaction', 6)],
  [
    'the provider limits our requests',
    () => cards.respondWith({ kind: 'rate-limited', retryAfterMs: 90_000 }, 'refund', 1),
  ],
  ['the key was withdrawn for a while', () => cards.respondWith({ kind: 'unauthorised' }, 'any', 5)],
  ['the request never arrives', () => cards.beUnavailable('refund', 1)],
  ['the request never arrives, twice', () => cards.beUnavailable('refund', 2)],
  ['the response is lost after the refund was carried out', () => cards.loseResponses('refund')],
  [
    'the response is lost, and all checks fail for a while',
    () => {
      cards.loseResponses('refund');
      vi.spyOn(cards, 'refund').mockImplementationOnce(async (...call) => {
        cards.beUnavailable('transaction', 12);
        return FakeCardPayments.prototype.refund.apply(cards, call);
      });
    },
  ],
  [
    'the response is lost and the provider lists the refund late',
    () => {
      cards.loseResponses('refund');
      cards.hideRefunds();
      let reads = 0;
      const read = vi.spyOn(cards, 'readTransaction');
      read.mockImplementation((id) => {
        if ((reads += 1) > 5) cards.recover();
        return FakeCardPayments.prototype.readTransaction.call(cards, id);
      });
    },
  ],
  [
    'it is accepted and carried out much later',
    () => {
      cards.setRefundState('pending');
      let reads = 0;
      vi.spyOn(cards, 'readTransaction').mockImplementation((id) => {
        if ((reads += 1) > 20) cards.setRefundState('refunded');
        return FakeCardPayments.prototype.readTransaction.call(cards, id);
      });
    },
  ],
  [
    'the same amount was refunded elsewhere before',
    (reference) => cards.refundOutside(reference, pence(1_000)),
  ],
  ['the process crashes before it reads the records', () => crashOnce(cards, 'readTransaction', false)],
  ['the process crashes after reading the records', () => crashOnce(cards, 'readTransaction', true)],
  ['the process crashes before the request', () => crashOnce(cards, 'refund', false)],
  ['the process crashes after the request', () => crashOnce(cards, 'refund', true)],
  ['the process crashes before it saves the result', () => crashOnce(worker().settlement, 'settle', false)],
  ['the process crashes after it has saved the result', () => crashOnce(worker().settlement, 'settle', true)],
];

/** Simulates a process that crashes at its next call of a method, before or after the call has its effect. */
function crashOnce<Thing extends object>(
  service: Thing,
  method: keyof Thing & string,
  hasEffect: boolean,
): void {
  const original = (service as Record<string, (...args: unknown[]) => Promise<unknown>>)[method];
  vi.spyOn(service as Record<string, () => Promise<unknown>>, method).mockImplementationOnce(
    async (...args: unknown[]) => {
      if (hasEffect) await original?.apply(service, args);
      throw new Error('killed');
    },
  );
}

describe('the money is refunded exactly once', { tags: 'thorough' }, () => {
  it.each(faults)('if %s', async (_, arrange) => {
    const { deposit, reference } = await aPaidDeposit();
    arrange(reference);
    const before = cards.refunded(reference).length;
    const { id } = await requestRefundOf(deposit.id, '10.00');
    await runUntilSettled(id);
    cards.recover();

    expect(cards.refunded(reference).slice(before)).toEqual([1_000]);
    expect(await refundRow(api, id)).toMatchObject({ state: 'confirmed' });
    expect(await receivedOf(deposit.quoteIds)).toEqual([{ received: '25.70' }]);
    expect(await countOf('mail', deposit.id, 'deposit-refunded')).toBe(1);
  });

  it('a refund is not sent again before the provider has had time to list it', async () => {
    const { deposit, reference } = await aPaidDeposit();
    cards.loseResponses('refund');
    cards.hideRefunds();
    const { id } = await requestRefundOf(deposit.id, '10.00');
    await runUntilSettled(id, 14 / 60);
    expect(await refundRow(api, id)).toMatchObject({ state: 'sent', sends: 1 });
    expect(cards.refunded(reference)).toEqual([1_000]);
  });

  it('an accepted refund is never sent again, even if the provider takes hours to list it', async () => {
    const { deposit, reference } = await aPaidDeposit();
    cards.hideRefunds();
    const { id } = await requestRefundOf(deposit.id, '10.00');
    await runUntilSettled(id, 30);
    expect(await refundRow(api, id)).toMatchObject({ state: 'sent', sends: 1, answer: 'accepted' });
    expect(cards.refunded(reference)).toEqual([1_000]);
    expect(await countOf('staff_task', deposit.id, 'check-refund')).toBe(1);
    cards.recover();
    await runUntilSettled(id, 48);
    expect(await refundRow(api, id)).toMatchObject({ state: 'confirmed' });
    expect(await api.sql(`SELECT FROM staff_task WHERE key = $1 AND done_at IS NULL`, [id])).toEqual([]);
  });

  it('a refund accepted after its lease expired is not sent again by the next lease holder', async () => {
    const { deposit, reference } = await aPaidDeposit();
    cards.hideRefunds();
    const { id } = await requestRefundOf(deposit.id, '10.00');
    let otherNextCheck: unknown;
    vi.spyOn(cards, 'refund').mockImplementationOnce(async (...call) => {
      const result = await FakeCardPayments.prototype.refund.apply(cards, call);
      clock.aheadMs += 60_000;
      await worker().refunder.execute(id);
      otherNextCheck = (await refundRow(api, id))?.next_check_at;
      return result;
    });
    await worker().refunder.execute(id);
    const row = await refundRow(api, id);
    expect(row).toMatchObject({
      state: 'sent',
      sends: 1,
      answer: 'accepted',
      next_check_at: otherNextCheck,
    });
    await runUntilSettled(id, 2);
    expect(await refundRow(api, id)).toMatchObject({ state: 'sent', sends: 1 });
    expect(cards.refunded(reference)).toEqual([1_000]);
    cards.recover();
    await runUntilSettled(id, 48);
    expect(await refundRow(api, id)).toMatchObject({ state: 'confirmed' });
  });

  it('three unsuccessful sends create a task for staff', async () => {
    const { deposit, reference } = await aPaidDeposit();
    cards.beUnavailable('refund');
    const { id } = await requestRefundOf(deposit.id, '10.00');
    await runUntilSettled(id, 12);
    expect(await refundRow(api, id)).toMatchObject({
      state: 'sent',
      sends: 3,
      remark: 'Sent 3 times, but SumUp does not list the refund.',
    });
    expect(cards.refunded(reference)).toEqual([]);
    expect(await countOf('staff_task', deposit.id, 'check-refund')).toBe(1);
  });

  it('a refund that was carried out twice creates a task for staff', async () => {
    const { deposit } = await aPaidDeposit();
    const { id } = await requestRefundOf(deposit.id, '10.00');
    cards.loseResponses('refund');
    cards.hideRefunds();
    await runUntilSettled(id, 0.1);
    cards.refundOutside(referenceOf(deposit), pence(1_000));
    cards.recover();
    await runUntilSettled(id);
    expect(await api.sql('SELECT note FROM staff_task WHERE key = $1', [`${id}:twice`])).toEqual([
      { note: 'SumUp lists the refund more than once.' },
    ]);
  });
});

describe('a refund while the provider rejects our key', () => {
  const unauthorised = { kind: 'unauthorised' } as const;

  it('counts as not sent, and is sent once the key is correct', async () => {
    const { deposit, reference } = await aPaidDeposit();
    cards.respondWith(unauthorised, 'refund');
    const { id } = await requestRefundOf(deposit.id, '10.00');
    await runUntilSettled(id, 12);
    expect(await refundRow(api, id)).toMatchObject({
      state: 'requested',
      sends: 0,
      remark: 'SumUp does not accept our key.',
    });
    expect(await countOf('staff_task', deposit.id, 'check-refund')).toBe(1);
    cards.recover();
    // Somebody refunds the same amount on the provider's own pages: that is not our refund.
    cards.refundOutside(reference, pence(1_000));
    await runUntilSettled(id, 24);
    expect(await refundRow(api, id)).toMatchObject({ state: 'confirmed', sends: 1 });
    expect(cards.refunded(reference)).toEqual([1_000, 1_000]);
  });

  it('is not sent again if an earlier send was carried out', async () => {
    const { deposit } = await aPaidDeposit();
    cards.respondWith({ kind: 'unavailable', reason: 'x' }, 'refund', 1);
    cards.respondWith(unauthorised, 'refund', 3);
    const { id } = await requestRefundOf(deposit.id, '10.00');
    await runUntilSettled(id, 2);
    expect(await refundRow(api, id)).toMatchObject({ state: 'confirmed', sends: 2 });
  });
});
