import type {
  ColorEntry,
  CutoutEntry,
  MaterialEntry,
  SinkTypeEntry,
  ThicknessEntry,
} from '../catalogue/index';
import type { PriceAdjustment } from '@app/contracts';
import type { QuotePrice } from '@app/pricing';

/** A configuration whose parts are all sold now, and what it costs. */
export interface PricedTop {
  /** The version of the catalogue that this price was made with. */
  catalogueVersion: string;
  material: MaterialEntry;
  color: ColorEntry;
  thickness: ThicknessEntry;
  /** null: no sink. */
  sink: SinkTypeEntry | null;
  cutouts: readonly CutoutEntry[];
  price: QuotePrice;
  /** Staff's own line in it; null: none. */
  adjustment: PriceAdjustment | null;
}
