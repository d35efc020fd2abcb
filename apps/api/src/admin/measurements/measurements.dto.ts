import {
  measuredHow,
  measurementLimits,
  type MeasuredHow,
  type PlaceOnTop,
  type PreviewMeasurementsRequest,
  type SaveMeasurementsRequest,
} from '@app/contracts';
import { RequiredOneOf } from '../../platform/validation/one-of';
import { OptionalText } from '../../platform/validation/plain-text';
import { OptionalPlace, OptionalPlaces, OptionalVersion, RequiredMillimetres } from './place-rules';

/** A place on the top. */
export class PlaceOnTopDto implements PlaceOnTop {
  fromLeftMm: number;
  fromBackMm: number;
}

/** A size to try. */
export class PreviewMeasurementsDto implements PreviewMeasurementsRequest {
  @RequiredMillimetres()
  lengthMm: number;

  @RequiredMillimetres()
  widthMm: number;
}

/** Sizes to cut. */
export class SaveMeasurementsDto extends PreviewMeasurementsDto implements SaveMeasurementsRequest {
  @OptionalPlace()
  sink?: PlaceOnTopDto | null;

  @OptionalPlaces(measurementLimits.taps)
  taps?: PlaceOnTopDto[];

  @OptionalText(measurementLimits.note)
  note?: string | null;

  @RequiredOneOf(measuredHow)
  how: MeasuredHow;

  @OptionalVersion()
  knownVersion: number | null;

  @RequiredOneOf(['keep', 'revise'])
  price: 'keep' | 'revise';
}
