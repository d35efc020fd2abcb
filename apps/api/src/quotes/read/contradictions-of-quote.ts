import type { QuoteStatus } from '@app/contracts';
import { contradictionsOf } from '@app/configuration';

export interface CheckedQuote {
  length: number;
  width: number;
  snapshot: {
    material: { name: string };
    thickness: { value: string };
    sinkType: { name: string } | null;
    cutouts: readonly { name: string }[];
  };
}

/** Those of a quote that nobody has decided about: whoever approves one has seen that it can be made. */
export const openContradictionsOf = (quote: CheckedQuote & { status: QuoteStatus }): string[] =>
  quote.status === 'pending' ? contradictionsOfQuote(quote) : [];

/** What of a saved top cannot be made as it was chosen, in sentences for whoever reads the quote (D53). */
export const contradictionsOfQuote = ({ length, width, snapshot }: CheckedQuote): string[] =>
  contradictionsOf({
    lengthMm: length,
    widthMm: width,
    material: snapshot.material.name,
    thickness: snapshot.thickness.value,
    sinkName: snapshot.sinkType?.name ?? null,
    cutoutNames: snapshot.cutouts.map(({ name }) => name),
  }).map(({ sentence }) => sentence);
