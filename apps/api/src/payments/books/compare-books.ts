import { Injectable } from '@nestjs/common';
import { Statements, type Transaction } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { dateOf, type LondonDay, londonDateOf, londonDayOf } from '../../platform/clock/london-day';
import { randomId } from '../../platform/ids/random-id';
import { addStaffTask, endStaffTask, reopenStaffTask } from '../../staff-tasks';
import { ProviderBreaker } from '../provider/provider-breaker';
import {
  closeGone,
  finishDay,
  insertDifference,
  readRefundsUnderWay,
  reopenGone,
  writeEntered,
} from './books-statements';
import { differenceWords } from './difference-words';
import { enterOutside, holdCharge } from './enter-outside';
import { ReadBooks } from './read-books';
import { momentOf, toRow, type Pair } from './reconcile';

const task = 'check-books';

/**
 * Compares one day of the provider's books with ours and keeps what does not agree, each once: a row and a task. Done
 * again it finds the same; what has gone is closed, and its task with it.
 */
@Injectable()
export class CompareBooks {
  constructor(
    private readonly statements: Statements,
    private readonly books: ReadBooks,
    private readonly breaker: ProviderBreaker,
    private readonly clock: Clock,
  ) {}

  /** @returns why the day could not be compared; null: it was */
  async compare(day: LondonDay): Promise<string | null> {
    const at = this.clock.now();
    const { listed, pairs } = await this.books.read(day);
    this.breaker.note('books', listed);
    if (listed.kind !== 'ok') return 'reason' in listed ? listed.reason : listed.kind;
    const date = dateOf(day);
    const keys: string[] = [];
    for (const pair of await this.differing(pairs)) {
      keys.push(keyOf(pair));
      await this.statements.transaction((tx) => keep(tx, pair, date, at));
    }
    await this.statements.transaction(async (tx) => {
      const gone = await tx.run<{ id: string }>(closeGone, [date, keys, at]);
      for (const { id } of gone) await endStaffTask(tx, task, { key: id, at });
      await tx.run(finishDay, [date, at]);
    });
    return null;
  }

  /** Enters chargebacks of today and yesterday without waiting for the night: staff must not cut for an order that is not paid. */
  async findChargebacks(): Promise<void> {
    const at = this.clock.now();
    const { listed, pairs } = await this.books.readNewChargebacks(londonDayOf(at));
    this.breaker.note('books', listed);
    for (const pair of pairs)
      await this.statements.transaction((tx) => keep(tx, pair, londonDateOf(momentOf(pair)), at));
  }

  /** What the shop is giving back just now is in one of the books first, and soon in both. */
  private async differing(pairs: readonly Pair[]): Promise<Pair[]> {
    const found = pairs.filter(({ verdict }) => verdict !== 'equal');
    const ids = found.map((pair) => toRow(pair).transactionId);
    const rows = await this.statements.run<{ transaction_id: string }>(readRefundsUnderWay, [ids]);
    const underWay = new Set(rows.map(({ transaction_id }) => transaction_id));
    return found.filter((pair) => {
      const { kind, transactionId } = toRow(pair);
      return kind !== 'refund' || transactionId === null || !underWay.has(transactionId);
    });
  }
}

/** Writes a difference down with its task, and with the entry that follows from it where that is plain. */
async function keep(tx: Transaction, pair: Pair, date: string, at: Date): Promise<void> {
  const row = toRow(pair);
  const charge = pair.verdict === 'theirs' && pair.theirs ? await holdCharge(tx, pair.theirs) : null;
  const depositId = row.depositId ?? charge?.attempt.deposit_id;
  const key = keyOf(pair);
  const [added] = await tx.run<{ id: string }>(insertDifference, [
    randomId(),
    key,
    row.kind,
    row.verdict,
    date,
    row.at,
    row.transactionId,
    row.transactionCode,
    row.ours,
    row.theirs,
    depositId,
    at,
  ]);
  if (!added) {
    const [again] = await tx.run<{ id: string }>(reopenGone, [key]);
    if (again) await reopenStaffTask(tx, task, { key: again.id, at });
    return;
  }
  const entryId = charge && pair.theirs && (await enterOutside(tx, charge, pair.theirs, at));
  if (entryId) await tx.run(writeEntered, [added.id, entryId]);
  const note = differenceWords(pair, Boolean(entryId));
  await addStaffTask(tx, task, { key: added.id, depositId, note, at });
}

/** By what a difference is known again. */
function keyOf({ verdict, ours, theirs }: Pair): string {
  if (!theirs) return `ours:${ours?.entry_id}:${ours?.amount}`;
  const { kind, lineId, transactionId, at, amount } = theirs;
  const line = `${kind}:${transactionId}:${lineId}:${at.toISOString()}:${amount}`;
  return verdict === 'differs' ? `differs:${line}:${ours?.amount}` : `theirs:${line}`;
}
