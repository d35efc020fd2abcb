import { planOfQuote } from '@app/configuration';
import {
  measurementLimits,
  type SizeLimits,
  type AdminQuoteDetail,
  type MeasuredHow,
  type SaveMeasurementsRequest,
} from '@app/contracts';
import { placesOf, planAt, planOf, type Place, type Plan } from '@app/drawing';
import { readMm } from '@app/pricing';
import { text } from './text';

/** As typed, in millimetres. */
export interface MeasurementFields {
  lengthMm: string;
  widthMm: string;
  sink: PlaceFields | null;
  /** The position of the sink; until then it is not sent. */
  isSinkAgreed: boolean;
  taps: PlaceFields[];
  how: MeasuredHow;
  note: string;
  /** '' until chosen. */
  price: '' | SaveMeasurementsRequest['price'];
}
interface PlaceFields {
  left: string;
  back: string;
}

/** A quote, or the top as the workshop and fitters see it. */
export type MeasurableTop = Pick<AdminQuoteDetail, 'measurements' | 'length' | 'width' | 'sizeLimits'> &
  Parameters<typeof planOfQuote>[0];

const planOfSize = (quote: MeasurableTop, length: number | null, width: number | null): Plan =>
  planOf({ ...planOfQuote({ ...quote, length, width }), limits: quote.sizeLimits });

/** The latest measurements; else the quoted sizes, with sink and taps as drawn. */
export function initialFields(quote: MeasurableTop): MeasurementFields {
  const { measurements: savedMeasurements } = quote;
  const lengthMm = savedMeasurements?.lengthMm ?? quote.length;
  const widthMm = savedMeasurements?.widthMm ?? quote.width;
  const drawnPlaces = placesOf(planOfSize(quote, lengthMm, widthMm));
  return {
    lengthMm: String(lengthMm),
    widthMm: String(widthMm),
    sink: drawnPlaces.sink && toPlaceFields(savedMeasurements?.sink ?? drawnPlaces.sink),
    isSinkAgreed: (savedMeasurements?.sink ?? null) !== null,
    taps: drawnPlaces.taps.map((tap, index) => toPlaceFields(savedMeasurements?.taps[index] ?? tap)),
    how: savedMeasurements?.how ?? 'phone',
    note: savedMeasurements?.note ?? '',
    price: '',
  };
}

const toPlaceFields = ({ fromLeftMm, fromBackMm }: Place): PlaceFields => ({
  left: String(fromLeftMm),
  back: String(fromBackMm),
});

export function sizeProblem(
  side: 'lengthMm' | 'widthMm',
  typed: string,
  limits: SizeLimits,
): string | undefined {
  if (typed.trim() === '') return text.missing;
  const mm = readMm(typed);
  if (mm === null) return text.wholeMm;
  const { min, max } = limits[side];
  return mm < min || mm > max ? text.outOfRange(min, max) : undefined;
}

export function placeProblem(typed: string, sizeTyped: string): string | undefined {
  if (typed.trim() === '') return text.missing;
  const mm = readMm(typed);
  if (mm === null) return text.wholeMm;
  const size = readMm(sizeTyped);
  return size !== null && (mm < 1 || mm >= size) ? text.beside(size) : undefined;
}

/** null: not valid yet. */
export function validSizesOf(fields: Pick<MeasurementFields, 'lengthMm' | 'widthMm'>, limits: SizeLimits) {
  const lengthMm = sizeProblem('lengthMm', fields.lengthMm, limits) ? null : readMm(fields.lengthMm);
  const widthMm = sizeProblem('widthMm', fields.widthMm, limits) ? null : readMm(fields.widthMm);
  return lengthMm === null || widthMm === null ? null : { lengthMm, widthMm };
}

/** Sink or taps without a valid position stay as drawn. */
export function planOfFields(quote: MeasurableTop, fields: MeasurementFields): Plan {
  const plan = planOfSize(quote, readMm(fields.lengthMm), readMm(fields.widthMm));
  const usual = placesOf(plan);
  return planAt(plan, {
    sink: fields.sink && readPlace(fields.sink, usual.sink),
    taps: usual.taps.map((tap, index) => readPlace(fields.taps[index], tap) ?? tap),
  });
}

function readPlace(fields: PlaceFields | undefined, fallback: Place | null): Place | null {
  const fromLeftMm = fields ? readMm(fields.left) : null;
  const fromBackMm = fields ? readMm(fields.back) : null;
  return fromLeftMm === null || fromBackMm === null ? fallback : { fromLeftMm, fromBackMm };
}

/** Without a choice the price stays: the sizes do not change it. */
export function toMeasurementsRequest(
  fields: MeasurementFields,
  knownVersion: number | null,
): SaveMeasurementsRequest {
  return {
    lengthMm: readMm(fields.lengthMm) ?? 0,
    widthMm: readMm(fields.widthMm) ?? 0,
    sink: fields.sink && fields.isSinkAgreed ? readPlace(fields.sink, null) : null,
    taps: fields.taps.flatMap((tap) => readPlace(tap, null) ?? []).slice(0, measurementLimits.taps),
    note: fields.note.trim() || null,
    how: fields.how,
    knownVersion,
    price: fields.price || 'keep',
  };
}
