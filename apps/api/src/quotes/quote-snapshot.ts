import type { ColorImage, PriceAdjustment, QuoteLine } from '@app/contracts';

/** A part with the price it had. */
interface PartSnapshot {
  id: number;
  name: string;
  priceModifier: string;
}

/**
 * What a quote was priced with (D3). Written once and never again: whatever happens to the catalogue later,
 * the quote reads, prints and explains itself as on the day it was saved.
 */
export interface QuoteSnapshot {
  material: { id: number; name: string; description: string; basePrice: string };
  color: PartSnapshot & { hexCode: string; images: ColorImage[]; stripUrl: string | null };
  thickness: { id: number; value: string; displayName: string; priceModifier: string };
  /** null: no sink. */
  sinkType: (PartSnapshot & { description: string }) | null;
  cutouts: (PartSnapshot & { description: string })[];
  lines: QuoteLine[];
  /** What staff agreed with the customer beside the catalogue's prices; absent: nothing. It is one of the lines. */
  adjustment?: PriceAdjustment;
}
