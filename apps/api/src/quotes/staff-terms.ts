import type { PriceAdjustment, QuoteChannel } from '@app/contracts';
import type { LondonDay } from '../platform/clock/london-day';

/** What staff decide about a quote that they make. */
export interface StaffTerms {
  /** A line of their own beside the catalogue's prices. */
  adjustment: PriceAdjustment | null;
  channel: QuoteChannel;
  /** The last day on which the price holds; null: as long as everybody's (D4). */
  lastValidDay: LondonDay | null;
}
