import type { QuoteLine } from '@app/contracts';
import { priceQuote, sumPence, toPence, toPounds, type Pence, type Size } from '@app/pricing';
import type { QuoteSnapshot } from '../quote.entity';

/** What is priced by the size and the parts; whatever else a quote carries is staff's own. */
const reckoned: ReadonlySet<string> = new Set(['surface', 'sink', 'cutout']);

/**
 * A saved top at another size, at its own rates: whatever the catalogue says today, it is priced as it was sold (D3).
 * A line that staff added stays as it is.
 */
export function repriceTop(snapshot: QuoteSnapshot, size: Size): { total: Pence; lines: QuoteLine[] } {
  const { color, sinkType, cutouts } = snapshot;
  const { lines } = priceQuote({
    size,
    color: { name: color.name, ratePerUnit: toPence(color.priceModifier) },
    sink: sinkType && { name: sinkType.name, price: toPence(sinkType.priceModifier) },
    cutouts: cutouts.map(({ name, priceModifier }) => ({ name, price: toPence(priceModifier) })),
  });
  const all: QuoteLine[] = [
    ...lines.map((line) => ({ ...line, amount: toPounds(line.amount) })),
    ...snapshot.lines.filter(({ kind }) => !reckoned.has(kind)),
  ];
  return { total: sumPence(all.map(({ amount }) => toPence(amount))), lines: all };
}
