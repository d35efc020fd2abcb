import { Injectable } from '@nestjs/common';
import { formatGbp, type Pence, sumPence } from '@app/pricing';
import type { Transaction } from '../../database/statements';
import { BackgroundTools, PeriodicTask } from '../../platform/background/periodic-task';
import { addStaffTask } from '../../staff-tasks';
import { type BookEntry, CardPayments } from '../provider/card-payments';
import { ProviderBreaker } from '../provider/provider-breaker';
import { enterOutside, holdCharge } from './enter-outside';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A week; after a restore from an older backup, as far back as the ledger goes. */
const readSince = `
  SELECT greatest($1::timestamptz - interval '60 days',
    least($1::timestamptz - interval '7 days', max(moved_at))) AS since
  FROM ledger_entry WHERE means = 'card-online'`;

/** A refund that the shop is making is in the provider's list before it is in the ledger. */
const readKnown = `
  SELECT kind, transaction_id AS "transactionId", abs(pence)::integer AS amount
  FROM ledger_entry
  WHERE means = 'card-online' AND transaction_id = ANY ($1)
    AND (kind = 'payment' OR kind IN ('refund', 'chargeback') AND moved_at >= $2)
  UNION ALL
  SELECT 'refund', transaction_id, (amount * 100)::integer
  FROM refund WHERE transaction_id = ANY ($1) AND state IN ('wanted', 'sent')`;

const readTask = `SELECT FROM staff_task WHERE kind = 'check-books' AND key = $1`;

interface Known {
  kind: BookEntry['kind'];
  transactionId: string;
  amount: Pence;
}

/** Looks in the provider's list for money that moved without the shop. Each is a task once; what went back of a charge that we know is entered where that is plain. */
@Injectable()
export class FindOutsideMoney extends PeriodicTask {
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
    // Its clock may be a little ahead of ours.
    const listed = await this.cards.listTransactions(since, new Date(now.getTime() + minuteMs));
    this.breaker.note('books', listed);
    if (listed.kind !== 'ok') return;
    // What was taken at the counter is of another business on the same account.
    const online = listed.entries.filter(({ means }) => means === 'card-online');
    for (const entry of await this.findUnknown(online, since, now))
      await this.statements.transaction((tx) => keep(tx, entry, now));
  }

  /** A payment may be new to us: it is waited for a day. */
  private async findUnknown(entries: readonly BookEntry[], since: Date, now: Date): Promise<BookEntry[]> {
    const ids = [...new Set(entries.map(({ transactionId }) => transactionId))];
    // Ours may have been dated a little earlier than theirs.
    const from = new Date(since.getTime() - dayMs);
    const known = await this.statements.run<Known>(readKnown, [ids, from]);
    return ids.flatMap((id) => {
      const theirs = entries.filter(({ transactionId }) => transactionId === id);
      const ours = known.filter(({ transactionId }) => transactionId === id);
      const isPaid = ours.some(({ kind }) => kind === 'payment');
      const isOld = ({ at }: BookEntry) => now.getTime() - at.getTime() > dayMs;
      return [
        ...theirs.filter((entry) => entry.kind === 'payment' && !isPaid && isOld(entry)),
        ...unknownReturns(theirs, ours),
      ];
    });
  }
}

async function keep(tx: Transaction, entry: BookEntry, at: Date): Promise<void> {
  const key = keyOf(entry);
  const charge = entry.kind === 'payment' ? null : await holdCharge(tx, entry);
  if ((await tx.run(readTask, [key])).length > 0) return;
  const entryId = charge && (await enterOutside(tx, charge, entry, at));
  const note = wordsOf(entry, Boolean(entryId));
  await addStaffTask(tx, 'check-books', { key, depositId: charge?.attempt.deposit_id, note, at });
}

/** What went back by their books and not by ours: as much of it as theirs are ahead. */
function unknownReturns(theirs: readonly BookEntry[], ours: readonly Known[]): BookEntry[] {
  const isReturn = ({ kind }: Pick<Known, 'kind'>) => kind !== 'payment';
  const left = ours.filter(isReturn);
  const unmatched = theirs.filter(isReturn).filter((entry) => {
    const index = left.findIndex(({ kind, amount }) => kind === entry.kind && amount === entry.amount);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  // One entry of ours may stand for several of theirs.
  let ahead = sumPence(unmatched.map(({ amount }) => amount)) - sumPence(left.map(({ amount }) => amount));
  return unmatched.filter(({ amount }) => {
    if (amount > ahead) return false;
    ahead -= amount;
    return true;
  });
}

const keyOf = ({ kind, transactionId, lineId, at, amount }: BookEntry) =>
  `${kind}:${transactionId}:${lineId}:${at.toISOString()}:${amount}`;

const was = {
  payment: 'charged at the card provider',
  refund: 'given back at the card provider',
  chargeback: 'taken back by a bank',
} as const;

function wordsOf({ kind, amount, transactionCode, transactionId }: BookEntry, isEntered: boolean): string {
  const what = `${formatGbp(amount)} was ${was[kind]} (${transactionCode ?? transactionId}) without the shop.`;
  return `${what} ${isEntered ? 'It is in the ledger now. No mail has been sent.' : 'It is not in the ledger.'}`;
}
