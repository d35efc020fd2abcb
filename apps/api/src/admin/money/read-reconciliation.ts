import { Injectable } from '@nestjs/common';
import type { ReconciliationResponse } from '@app/contracts';
import { Statements } from '../../database/statements';
import { CardPayments } from '../../payments';
import { Clock } from '../../platform/clock/clock';
import { dateOf, startOfLondonDay, type LondonDay } from '../../platform/clock/london-day';
import { readOurBooks, type OurRow } from './our-books';
import { reconcile } from './reconcile';

/** Lays our books of one London day beside the provider's, who is asked at that moment. */
@Injectable()
export class ReadReconciliation {
  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly clock: Clock,
  ) {}

  async read(day: LondonDay): Promise<ReconciliationResponse> {
    const startOf = (offset: number) => startOfLondonDay({ ...day, day: day.day + offset });
    const span = { since: startOf(0), before: startOf(1) };
    // We learn of payments after they were made, perhaps on the next day.
    const listed = await this.cards.listTransactions(startOf(-1), startOf(2));
    const entries = listed.kind === 'ok' ? listed.entries : null;
    const transactionIds = entries?.map(({ transactionId }) => transactionId) ?? [];
    const ours = await this.statements.run<OurRow>(readOurBooks, [span.since, span.before, transactionIds]);
    return {
      day: dateOf(day),
      askedAt: entries && this.clock.now().toISOString(),
      ...reconcile(span, ours, entries),
    };
  }
}
