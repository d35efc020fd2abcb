import { Injectable } from '@nestjs/common';
import { formatGbp, type Pence, sumPence } from '@app/pricing';
import type { Transaction } from '../../database/statements';
import { BackgroundTools, PeriodicTask } from '../../platform/background/periodic-task';
import { addStaffTask, StaffTask } from '../../staff-tasks';
import { CardPayments, type HistoryEntry } from '../provider/card-payments';
import { ProviderBreaker } from '../provider/provider-breaker';
import { liveRefundStatesSql } from '../refunds/refund.entity';
import { lockCharge, recordOutsideRefund } from './record-outside-refund';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A week back; after a restore of an older backup, as far back as the ledger ends, but at most 60 days. */
const readSince = `
  SELECT greatest($1::timestamptz - interval '60 days',
    least($1::timestamptz - interval '7 days', max(moved_at))) AS since
  FROM ledger_entry WHERE method = 'card-online'`;

/** A refund of ours is in the provider's history before it is in the ledger. */
const readKnown = `
  SELECT kind, transaction_id AS "transactionId", abs(pence)::integer AS amount
  FROM ledger_entry
  WHERE method = 'card-online' AND transaction_id = ANY ($1)
    AND (kind = 'payment' OR kind IN ('refund', 'chargeback') AND moved_at >= $2)
  UNION ALL
  SELECT 'refund', transaction_id, (amount * 100)::integer
  FROM refund WHERE transaction_id = ANY ($1) AND state IN (${liveRefundStatesSql})`;

interface Known {
  kind: HistoryEntry['kind'];
  transactionId: string;
  amount: Pence;
}

/** Finds transactions in the provider's history that our ledger lacks. Each becomes a task; refunds of known charges are recorded if clear. */
@Injectable()
export class ReconcileTransactions extends PeriodicTask {
  protected readonly everyMs = 10 * minuteMs;

  constructor(
    tools: BackgroundTools,
    private readonly cards: CardPayments,
    private readonly breaker: ProviderBreaker,
  ) {
    super(tools);
  }

  async sweep(): Promise<void> {
    if (this.breaker.availablePermits() === 0) return;
    const now = this.clock.now();
    const [{ since } = { since: now }] = await this.statements.run<{ since: Date }>(readSince, [now]);
    // The provider's clock may be ahead of ours.
    const history = await this.cards.listTransactions(since, new Date(now.getTime() + minuteMs));
    this.breaker.note('history', history);
    if (history.kind !== 'ok') return;
    // Counter payments belong to another business on the same account.
    const online = history.entries.filter(({ method }) => method === 'card-online');
    for (const entry of await this.findUnknown(online, since, now))
      await this.statements.transaction((tx) => report(tx, entry, now));
  }

  /** Payments are reported after a day, as ours may not be settled yet. */
  private async findUnknown(
    entries: readonly HistoryEntry[],
    since: Date,
    now: Date,
  ): Promise<HistoryEntry[]> {
    const ids = [...new Set(entries.map(({ transactionId }) => transactionId))];
    // We may have dated ours earlier than the provider.
    const from = new Date(since.getTime() - dayMs);
    const known = await this.statements.run<Known>(readKnown, [ids, from]);
    return ids.flatMap((id) => {
      const theirs = entries.filter(({ transactionId }) => transactionId === id);
      const ours = known.filter(({ transactionId }) => transactionId === id);
      const isPaid = ours.some(({ kind }) => kind === 'payment');
      const isOld = ({ at }: HistoryEntry) => now.getTime() - at.getTime() > dayMs;
      return [
        ...theirs.filter((entry) => entry.kind === 'payment' && !isPaid && isOld(entry)),
        ...findUnknownRefunds(theirs, ours),
      ];
    });
  }
}

async function report(tx: Transaction, entry: HistoryEntry, at: Date): Promise<void> {
  const key = keyOf(entry);
  const kind = 'check-books';
  const charge = entry.kind === 'payment' ? null : await lockCharge(tx, entry);
  if (await tx.manager.existsBy(StaffTask, { kind, key })) return;
  const isRecorded = charge !== null && (await recordOutsideRefund(tx, charge, entry, at));
  const note = describe(entry, isRecorded);
  await addStaffTask(tx, kind, { key, depositId: charge?.attempt.depositId, note, at });
}

function findUnknownRefunds(theirs: readonly HistoryEntry[], ours: readonly Known[]): HistoryEntry[] {
  const isRefund = ({ kind }: Pick<Known, 'kind'>) => kind !== 'payment';
  const left = ours.filter(isRefund);
  const unmatched = theirs.filter(isRefund).filter((entry) => {
    const index = left.findIndex(({ kind, amount }) => kind === entry.kind && amount === entry.amount);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  // One entry of ours may cover several of theirs.
  let ahead = sumPence(unmatched.map(({ amount }) => amount)) - sumPence(left.map(({ amount }) => amount));
  return unmatched.filter(({ amount }) => {
    if (amount > ahead) return false;
    ahead -= amount;
    return true;
  });
}

const keyOf = ({ kind, transactionId, lineId, at, amount }: HistoryEntry) =>
  `${kind}:${transactionId}:${lineId}:${at.toISOString()}:${amount}`;

const was = {
  payment: 'charged at the card provider',
  refund: 'given back at the card provider',
  chargeback: 'taken back by a bank',
} as const;

function describe(
  { kind, amount, transactionCode, transactionId }: HistoryEntry,
  isRecorded: boolean,
): string {
  const what = `${formatGbp(amount)} was ${was[kind]} (${transactionCode ?? transactionId}) without the shop.`;
  return `${what} ${isRecorded ? 'It is in the ledger now. No mail has been sent.' : 'It is not in the ledger.'}`;
}
