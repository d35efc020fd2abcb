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
/** How far back to look for chargebacks. Card schemes allow 120 days, and some cases take longer. */
const chargebackDays = 180;

/** Reads a week back; after a restore of an older backup, back to the latest ledger entry, but at most 60 days. */
const readSinceSql = `
  SELECT greatest($1::timestamptz - interval '60 days',
    least($1::timestamptz - interval '7 days', max(moved_at))) AS since
  FROM ledger_entry WHERE method = 'card-online'`;

/** Includes live refunds: the provider's history may list them before the ledger does. */
const readKnownMovementsSql = `
  SELECT kind, transaction_id AS "transactionId", abs(pence)::integer AS amount
  FROM ledger_entry
  WHERE method = 'card-online' AND transaction_id = ANY ($1)
    AND (kind = 'payment' OR kind IN ('refund', 'chargeback') AND moved_at >= $2)
  UNION ALL
  SELECT 'refund', transaction_id, (amount * 100)::integer
  FROM refund WHERE transaction_id = ANY ($1) AND state IN (${liveRefundStatesSql})`;

interface KnownMovement {
  kind: HistoryEntry['kind'];
  transactionId: string;
  amount: Pence;
}

/**
 * Finds transactions in the provider's history that are not in our ledger. Each becomes a task for staff. Unambiguous refunds of
 * known charges are also recorded.
 */
@Injectable()
export class ReconcileTransactions extends PeriodicTask {
  protected readonly everyMs = 10 * minuteMs;
  private chargebacksReadAt: Date | null = null;

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
    const [{ since } = { since: now }] = await this.statements.run<{ since: Date }>(readSinceSql, [now]);
    // The provider's clock may be ahead of ours.
    const history = await this.cards.listTransactions(since, new Date(now.getTime() + minuteMs));
    this.breaker.recordResult('history', history);
    if (history.kind !== 'ok') return;
    // Counter payments on this account belong to another business.
    const online = history.entries.filter(({ method }) => method === 'card-online');
    for (const entry of await this.findUnknown(online, since, now))
      await this.statements.transaction((tx) => report(tx, entry, now));
    await this.readOldChargebacks(since, now);
  }

  /** Runs once a day and after a start, because a bank has months for a chargeback and may date it back. */
  private async readOldChargebacks(before: Date, now: Date): Promise<void> {
    if (this.chargebacksReadAt && now.getTime() - this.chargebacksReadAt.getTime() < dayMs) return;
    this.chargebacksReadAt = now;
    const since = new Date(now.getTime() - chargebackDays * dayMs);
    const history = await this.cards.listTransactions(since, before);
    this.breaker.recordResult('history', history);
    if (history.kind !== 'ok') return;
    const chargebacks = history.entries.filter(
      ({ kind, method }) => kind === 'chargeback' && method === 'card-online',
    );
    for (const entry of await this.findUnknown(chargebacks, since, now))
      await this.statements.transaction((tx) => report(tx, entry, now, { isOld: true }));
  }

  /** Payments are reported after a day, because our attempt may not be settled yet. */
  private async findUnknown(
    entries: readonly HistoryEntry[],
    since: Date,
    now: Date,
  ): Promise<HistoryEntry[]> {
    const ids = [...new Set(entries.map(({ transactionId }) => transactionId))];
    // Our entry may have an earlier date than the provider's.
    const from = new Date(since.getTime() - dayMs);
    const known = await this.statements.run<KnownMovement>(readKnownMovementsSql, [ids, from]);
    return ids.flatMap((id) => {
      const providerEntries = entries.filter(({ transactionId }) => transactionId === id);
      const ledgerEntries = known.filter(({ transactionId }) => transactionId === id);
      const isPaid = ledgerEntries.some(({ kind }) => kind === 'payment');
      const isOld = ({ at }: HistoryEntry) => now.getTime() - at.getTime() > dayMs;
      return [
        ...providerEntries.filter((entry) => entry.kind === 'payment' && !isPaid && isOld(entry)),
        ...findUnknownRefunds(providerEntries, ledgerEntries),
      ];
    });
  }
}

async function report(
  tx: Transaction,
  entry: HistoryEntry,
  at: Date,
  { isOld = false }: { isOld?: boolean } = {},
): Promise<void> {
  const key = taskKeyOf(entry);
  const charge = entry.kind === 'payment' ? null : await lockCharge(tx, entry);
  // An old chargeback of an unknown charge belongs to a payment before this shop existed, or to a payment link.
  if (isOld && charge === null) return;
  const kind = entry.kind === 'chargeback' && charge ? 'chargeback' : 'check-books';
  if (await tx.manager.existsBy(StaffTask, { kind, key })) return;
  const isRecorded = charge !== null && (await recordOutsideRefund(tx, charge, entry, at));
  const note = describe(entry, isRecorded);
  await addStaffTask(tx, kind, { key, depositId: charge?.attempt.depositId, note, at });
}

function findUnknownRefunds(
  providerEntries: readonly HistoryEntry[],
  ledgerEntries: readonly KnownMovement[],
): HistoryEntry[] {
  const isRefund = ({ kind }: Pick<KnownMovement, 'kind'>) => kind !== 'payment';
  const unmatchedOurs = ledgerEntries.filter(isRefund);
  const unmatchedTheirs = providerEntries.filter(isRefund).filter((entry) => {
    const index = unmatchedOurs.findIndex(
      ({ kind, amount }) => kind === entry.kind && amount === entry.amount,
    );
    if (index >= 0) unmatchedOurs.splice(index, 1);
    return index < 0;
  });
  // One ledger entry may cover several refunds of the provider.
  let excess =
    sumPence(unmatchedTheirs.map(({ amount }) => amount)) -
    sumPence(unmatchedOurs.map(({ amount }) => amount));
  return unmatchedTheirs.filter(({ amount }) => {
    if (amount > excess) return false;
    excess -= amount;
    return true;
  });
}

const taskKeyOf = ({ kind, transactionId, historyItemId, at, amount }: HistoryEntry) =>
  `${kind}:${transactionId}:${historyItemId}:${at.toISOString()}:${amount}`;

const actions = {
  payment: 'charged at the card provider',
  refund: 'refunded at the card provider',
  chargeback: 'taken back by a bank',
} as const;

function describe(
  { kind, amount, transactionCode, transactionId }: HistoryEntry,
  isRecorded: boolean,
): string {
  const summary = `${formatGbp(amount)} was ${actions[kind]} (${transactionCode ?? transactionId}) without the shop.`;
  return `${summary} ${isRecorded ? 'It is in the ledger now. No mail has been sent.' : 'It is not in the ledger.'}`;
}
