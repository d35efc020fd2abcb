import type { Size } from '@app/pricing';

/** What a visitor asks for, in the terms of the domain: ids not yet looked up, nothing yet priced. */
export interface WantedTop {
  materialId: number;
  thicknessId: number;
  colorId: number | null;
  sinkTypeId: number | null;
  /** The ticked cut-outs, each once. */
  cutoutIds: readonly number[];
  /** Counts where none of the ticked is left (D2). */
  cutoutId: number | null;
  size: Size;
  notes: string | null;
  /** The quote that this one renews (D4). */
  replacesQuoteId: string | null;
  /** The price that the visitor was shown, in pounds; null where none was sent. */
  shownTotal: number | null;
}
