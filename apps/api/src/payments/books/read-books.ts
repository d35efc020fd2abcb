import { Injectable } from '@nestjs/common';
import { toPence } from '@app/pricing';
import { Statements } from '../../database/statements';
import { startOfLondonDay, type LondonDay } from '../../platform/clock/london-day';
import { CardPayments, type HistoryResult } from '../provider/card-payments';
import { readOurBooks, readRecorded, type OurRow, type RecordedRow } from './our-books';
import { reconcile, type Pair, type Reconciled } from './reconcile';

/** Each is a call. */
const mostAskedFor = 20;

/** A day's books side by side, and what the provider answered. */
export interface BooksOfDay extends Reconciled {
  listed: HistoryResult;
}

/** Lays our books of one London day beside the provider's, who is asked at that moment. */
@Injectable()
export class ReadBooks {
  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
  ) {}

  async read(day: LondonDay): Promise<BooksOfDay> {
    const startOf = (offset: number) => startOfLondonDay({ ...day, day: day.day + offset });
    const span = { since: startOf(0), before: startOf(1) };
    // We learn of payments after they were made, perhaps on the next day.
    const listed = await this.cards.listTransactions(startOf(-1), startOf(2));
    const entries = listed.kind === 'ok' ? listed.entries : null;
    const ids = [...new Set(entries?.map(({ transactionId }) => transactionId))];
    const ours = await this.statements.run<OurRow>(readOurBooks, [
      span.since,
      span.before,
      ids,
      this.cards.merchantCode,
    ]);
    const recorded = await this.statements.run<RecordedRow>(readRecorded, [span.since, span.before]);
    const both = reconcile(span, ours, entries, recorded);
    const alone = both.pairs.flatMap(({ verdict, ours: row }) => (verdict === 'ours' && row ? [row] : []));
    const elsewhere = await this.findElsewhere(alone);
    if (elsewhere.kind !== 'ok') return { listed: elsewhere, ...reconcile(span, ours, null) };
    const ofDay = ours.filter(({ entry_id }) => !elsewhere.entries.has(entry_id));
    return { listed, ...(elsewhere.entries.size ? reconcile(span, ofDay, entries, recorded) : both) };
  }

  /**
   * Chargebacks since the London day before the given one, of which we know nothing yet. The rest of a day that goes on is
   * not compared: payments and refunds may be in one of the books first.
   */
  async readNewChargebacks(day: LondonDay): Promise<{ listed: HistoryResult; pairs: Pair[] }> {
    const span = {
      since: startOfLondonDay({ ...day, day: day.day - 1 }),
      before: startOfLondonDay({ ...day, day: day.day + 1 }),
    };
    const listed = await this.cards.listTransactions(span.since, span.before);
    const chargebacks =
      listed.kind === 'ok' ? listed.entries.filter(({ kind }) => kind === 'chargeback') : [];
    if (!chargebacks.length) return { listed, pairs: [] };
    const ids = chargebacks.map(({ transactionId }) => transactionId);
    const values = [span.since, span.before, ids, this.cards.merchantCode];
    const ours = await this.statements.run<OurRow>(readOurBooks, values);
    const { pairs } = reconcile(span, ours, chargebacks);
    return { listed, pairs: pairs.filter(({ verdict }) => verdict === 'theirs') };
  }

  /**
   * What we learned of long afterwards, as of all that happened while one of us was away, is in the books of another day:
   * the provider is asked for it by its id. Where all of a day is missing, that is no matter of days.
   */
  private async findElsewhere(alone: readonly OurRow[]) {
    const entries = new Set<string>();
    if (alone.length > mostAskedFor) return { kind: 'ok', entries } as const;
    for (const { entry_id, kind, transaction_id, amount } of alone) {
      if (transaction_id === null || kind === 'chargeback') continue;
      const told = await this.cards.readTransaction(transaction_id);
      if (told.kind === 'not-found') continue;
      if (told.kind !== 'ok') return told;
      const { state, amount: charged, refunds } = told.transaction;
      const isThere =
        kind === 'payment'
          ? (state === 'successful' || state === 'refunded') && charged === toPence(amount)
          : refunds.some((refund) => refund.state === 'refunded' && refund.amount === toPence(amount));
      if (isThere) entries.add(entry_id);
    }
    return { kind: 'ok', entries } as const;
  }
}
