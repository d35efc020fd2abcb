import {
  conflictingPartsOf,
  contradictionsOfTop,
  planOfQuote,
  type Contradiction,
  type TopParts,
} from '@app/configuration';
import {
  noSinkName,
  type SizeLimits,
  type TopLayout,
  type AdminQuoteDetail,
  type MeasuringMethod,
  type SaveMeasurementsRequest,
} from '@app/contracts';
import { planOf, type Plan } from '@app/drawing';
import { readMm } from '@app/pricing';
import { text } from './text';

/** As typed, in millimetres. */
export interface MeasurementFields {
  lengthMm: string;
  widthMm: string;
  /** null: positions are still to be agreed. */
  layout: TopLayout | null;
  how: MeasuringMethod;
  note: string;
  /** '' until chosen. */
  price: '' | SaveMeasurementsRequest['price'];
}
/** A quote, or the top as the workshop and fitters see it. */
export type MeasurableTop = Pick<
  AdminQuoteDetail,
  'measurements' | 'length' | 'width' | 'sizeLimits' | 'making'
> &
  Parameters<typeof planOfQuote>[0];

export const partsOf = ({ sinkType, cutouts }: Pick<MeasurableTop, 'sinkType' | 'cutouts'>): TopParts => ({
  sinkName: sinkType && sinkType.name !== noSinkName ? sinkType.name : null,
  cutouts,
});

/** What cannot be made as typed. */
export const problemsOfFields = (top: MeasurableTop, fields: MeasurementFields): Contradiction[] =>
  contradictionsOfTop(typedTop(top, fields), top.making);

const typedTop = (top: MeasurableTop, { lengthMm, widthMm, layout }: MeasurementFields) => ({
  ...top,
  length: readMm(lengthMm),
  width: readMm(widthMm),
  layout,
});

/** The latest measurements; else the quoted sizes, with the positions that the customer chose. */
export function initialFields({ measurements, length, width, layout }: MeasurableTop): MeasurementFields {
  return {
    lengthMm: String(measurements?.lengthMm ?? length),
    widthMm: String(measurements?.widthMm ?? width),
    layout: measurements ? measurements.layout : (layout ?? null),
    how: measurements?.how ?? 'phone',
    note: measurements?.note ?? '',
    price: '',
  };
}

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

/** null: not valid yet. */
export function validSizesOf(fields: Pick<MeasurementFields, 'lengthMm' | 'widthMm'>, limits: SizeLimits) {
  const lengthMm = sizeProblem('lengthMm', fields.lengthMm, limits) ? null : readMm(fields.lengthMm);
  const widthMm = sizeProblem('widthMm', fields.widthMm, limits) ? null : readMm(fields.widthMm);
  return lengthMm === null || widthMm === null ? null : { lengthMm, widthMm };
}

/** As typed. Without agreed positions the parts are drawn where they usually go. */
export const planOfFields = (top: MeasurableTop, fields: MeasurementFields): Plan =>
  planOf({
    ...planOfQuote({
      ...typedTop(top, fields),
      conflictingParts: conflictingPartsOf(problemsOfFields(top, fields)),
    }),
    limits: top.sizeLimits,
  });

/** Without a choice the price stays: the sizes do not change it. */
export function toMeasurementsRequest(
  fields: MeasurementFields,
  knownVersion: number | null,
): SaveMeasurementsRequest {
  return {
    lengthMm: readMm(fields.lengthMm) ?? 0,
    widthMm: readMm(fields.widthMm) ?? 0,
    layout: fields.layout,
    note: fields.note.trim() || null,
    how: fields.how,
    knownVersion,
    price: fields.price || 'keep',
  };
}
