import { quoteLimits, type PlaceOnTop } from '@app/contracts';
import type { Size } from '@app/pricing';
import { AppError } from '../../platform/errors/app-error';
import { checkSide, type CutWish } from '../../quotes/index';
import type { PreviewMeasurementsDto, SaveMeasurementsDto } from './measurements.dto';

/** The size of a request. @throws AppError `quote/size-out-of-range` naming each side that is */
export function readCutSize({ lengthMm, widthMm }: PreviewMeasurementsDto): Size {
  const fields = [
    ...checkSide('lengthMm', 'long', lengthMm, quoteLimits.lengthMm),
    ...checkSide('widthMm', 'wide', widthMm, quoteLimits.widthMm),
  ];
  if (fields.length) throw new AppError('quote/size-out-of-range', { fields });
  return { lengthMm, widthMm };
}

/** What a request asks to record. @throws AppError as above */
export const readCutWish = (request: SaveMeasurementsDto): CutWish => ({
  size: readCutSize(request),
  sink: request.sink ? readPlace(request.sink) : null,
  taps: (request.taps ?? []).map(readPlace),
  note: request.note?.trim() || null,
  how: request.how,
  knownVersion: request.knownVersion ?? null,
  price: request.price,
});

/** Nothing but its two distances: unknown fields are dropped (D11). */
const readPlace = ({ fromLeftMm, fromBackMm }: PlaceOnTop): PlaceOnTop => ({ fromLeftMm, fromBackMm });
