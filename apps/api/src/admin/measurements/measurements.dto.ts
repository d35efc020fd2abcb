import {
  measuredHow,
  measurementLimits,
  type PreviewMeasurementsRequest,
  type SaveMeasurementsRequest,
} from '@app/contracts';
import { dtoOf, listOf, optional, optionalText, requiredOneOf } from '../../platform/validation';

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const millimetres = { accepts: isWhole, message: 'This must be whole millimetres.' };

const place = {
  accepts: (value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const { fromLeftMm, fromBackMm } = value as Record<string, unknown>;
    return isWhole(fromLeftMm) && isWhole(fromBackMm);
  },
  message: 'This must be two distances in whole millimetres.',
};

const { taps, note } = measurementLimits;
const places = listOf(
  taps,
  place,
  `These must be at most ${taps} places, each as two distances in whole millimetres.`,
);

/** A size to try. */
export class PreviewMeasurementsDto extends dtoOf<PreviewMeasurementsRequest>({
  lengthMm: millimetres,
  widthMm: millimetres,
}) {}

/** Sizes to cut. */
export class SaveMeasurementsDto extends dtoOf<SaveMeasurementsRequest>({
  ...PreviewMeasurementsDto.rules,
  sink: optional(place),
  taps: optional(places),
  note: optionalText(note),
  how: requiredOneOf(measuredHow),
  knownVersion: optional({ accepts: isWhole, message: 'This must be the number of a version.' }),
  price: requiredOneOf(['keep', 'revise']),
}) {}
