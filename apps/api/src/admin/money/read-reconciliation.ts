import { Injectable } from '@nestjs/common';
import type { ReconciliationResponse } from '@app/contracts';
import { ReadBooks, toRow } from '../../payments';
import { Clock } from '../../platform/clock/clock';
import { dateOf, type LondonDay } from '../../platform/clock/london-day';

/** Our books of one London day beside the provider's, as the wire has them. */
@Injectable()
export class ReadReconciliation {
  constructor(
    private readonly books: ReadBooks,
    private readonly clock: Clock,
  ) {}

  async read(day: LondonDay): Promise<ReconciliationResponse> {
    const { listed, pairs, ...both } = await this.books.read(day);
    const askedAt = listed.kind === 'ok' ? this.clock.now().toISOString() : null;
    return { day: dateOf(day), askedAt, ...both, rows: pairs.map(toRow) };
  }
}
