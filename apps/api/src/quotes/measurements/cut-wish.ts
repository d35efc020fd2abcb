import type { MeasuredHow, PlaceOnTop, SaveMeasurementsRequest } from '@app/contracts';
import type { Size } from '@app/pricing';

/** Sizes that staff want to record, read from a request. */
export interface CutWish {
  size: Size;
  sink: PlaceOnTop | null;
  taps: readonly PlaceOnTop[];
  note: string | null;
  how: MeasuredHow;
  knownVersion: number | null;
  price: SaveMeasurementsRequest['price'];
}
