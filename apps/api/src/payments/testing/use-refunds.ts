import { useStaff } from '../../testing/servers/use-api';
import { beginDeposit, referenceOf, saveQuotes } from './a-deposit';
import { aRefunder, requestRefund, refundRow } from './a-refund';
import { payByCard, useCards } from './use-cards';

export function useRefunds() {
  const { api, cards, clock, now } = useCards({ DEPOSITS_PER_HOUR: '500' });
  const staff = useStaff(api);
  let refundWorker: ReturnType<typeof aRefunder>;
  beforeAll(() => {
    refundWorker = aRefunder(api, cards, { now });
  });

  /** Each top has a deposit of £35.70. */
  async function aPaidDeposit(topCount = 1) {
    const quotes = await saveQuotes(api, topCount);
    const deposit = await beginDeposit(api, { quoteIds: quotes.map(({ id }) => id) });
    await payByCard(api, cards, deposit);
    return { deposit, quotes, reference: referenceOf(deposit) };
  }
  const requestRefundOf = (depositId: string, amount: string) =>
    requestRefund(api, depositId, { amount }, staff);

  /** Runs the worker each time the refund is due, until it is settled or the hours have passed. */
  async function runUntilSettled(id: string, hours = 24): Promise<void> {
    const until = Date.now() + hours * 3_600_000;
    for (;;) {
      const row = await refundRow(api, id);
      if (!row?.next_check_at || row.next_check_at.getTime() > until) return;
      clock.aheadMs = Math.max(clock.aheadMs, row.next_check_at.getTime() - Date.now());
      // Simulated crashes throw.
      await refundWorker.refunder.execute(id).catch(() => undefined);
    }
  }
  const receivedOf = (quoteIds: string[]) =>
    api.sql<{ received: string }>(
      'SELECT received FROM quote WHERE id = ANY($1) ORDER BY array_position($1, id)',
      [quoteIds],
    );
  const countOf = async (table: 'mail' | 'staff_task', depositId: string, kind: string) =>
    (await api.sql(`SELECT FROM ${table} WHERE deposit_id = $1 AND kind = $2`, [depositId, kind])).length;
  const timelineKindsOf = async (quoteId: string) =>
    (
      await api.sql<{ kind: string }>('SELECT kind FROM timeline_entry WHERE quote_id = $1 ORDER BY id', [
        quoteId,
      ])
    ).map(({ kind }) => kind);

  return {
    api,
    cards,
    clock,
    staff,
    worker: () => refundWorker,
    aPaidDeposit,
    requestRefundOf,
    runUntilSettled,
    receivedOf,
    countOf,
    timelineKindsOf,
  };
}
