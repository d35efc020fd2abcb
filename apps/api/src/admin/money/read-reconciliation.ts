import { Injectable } from '@nestjs/common';
import type { ReconciliationResponse, ReconciliationRow } from '@app/contracts';
import { type BooksOfDay, ReadBooks, toRow } from '../../payments';
import { Clock } from '../../platform/clock/clock';
import { dateOf, type LondonDay } from '../../platform/clock/london-day';

/** Further pages show the reading of the first one for so long: each reading asks the provider for the whole day. */
const keptMs = 60_000;
const mostDaysKept = 8;
const mostTakings = 200;

interface Reading {
  books: Promise<BooksOfDay & { rows: ReconciliationRow[]; askedAt: Date | null }>;
  isDone: boolean;
  begunAt: number;
}

/** Our books of one London day beside the provider's, a page of them. */
@Injectable()
export class ReadReconciliation {
  private readonly readings = new Map<string, Reading>();

  constructor(
    private readonly books: ReadBooks,
    private readonly clock: Clock,
  ) {}

  async read(
    day: LondonDay,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<ReconciliationResponse> {
    const { rows, ours, theirs, isEqual, takings, askedAt } = await this.reading(day, offset > 0).books;
    return {
      day: dateOf(day),
      askedAt: askedAt?.toISOString() ?? null,
      ours,
      theirs,
      isEqual,
      differences: rows.filter(isDifference).length,
      total: rows.length,
      rows: rows.slice(offset, offset + limit),
      takings: takings.slice(0, mostTakings),
      takingsTotal: takings.length,
    };
  }

  /** The first page is read anew; whoever asks for a day while it is being read waits for the same answer. */
  private reading(day: LondonDay, isFurtherPage: boolean): Reading {
    const key = dateOf(day);
    const known = this.readings.get(key);
    const isFresh = known && (!known.isDone || (isFurtherPage && performance.now() - known.begunAt < keptMs));
    if (isFresh) return known;
    const reading: Reading = { books: this.begin(day), isDone: false, begunAt: performance.now() };
    const end = () => void (reading.isDone = true);
    reading.books.then(end, end);
    this.readings.delete(key);
    this.readings.set(key, reading);
    const [oldest = key] = this.readings.keys();
    if (this.readings.size > mostDaysKept) this.readings.delete(oldest);
    return reading;
  }

  private async begin(day: LondonDay) {
    const books = await this.books.read(day);
    const rows = books.pairs.map(toRow);
    const sorted = [...rows.filter(isDifference), ...rows.filter((row) => !isDifference(row))];
    return { ...books, rows: sorted, askedAt: books.listed.kind === 'ok' ? this.clock.now() : null };
  }
}

const isDifference = ({ verdict }: ReconciliationRow): boolean =>
  verdict !== 'equal' && verdict !== 'unchecked';
