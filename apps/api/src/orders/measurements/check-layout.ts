import { isOnTop } from '@app/configuration';
import type { FieldError, MeasuredHow, SaveMeasurementsRequest, TopLayout } from '@app/contracts';
import type { Size } from '@app/pricing';
import { checkLayoutParts, type QuoteRow } from '../../quotes';

/** Errors for parts that were not quoted, and for centres outside the top. */
export function checkLayout(
  { size, layout }: Pick<MeasurementsInput, 'size' | 'layout'>,
  { sinkType, cutouts }: Pick<QuoteRow['snapshot'], 'sinkType' | 'cutouts'>,
): FieldError[] {
  if (!layout) return [];
  return [
    ...checkLayoutParts(layout, {
      sinkName: sinkType?.name ?? null,
      cutoutIds: cutouts.map(({ id }) => id),
    }),
    ...(isOnTop(layout, cutouts, size)
      ? []
      : [{ field: 'layout', message: 'Each centre must be on the top.' }]),
  ];
}

export interface MeasurementsInput {
  size: Size;
  /** Null: positions are still to be agreed. */
  layout: TopLayout | null;
  note: string | null;
  how: MeasuredHow;
  knownVersion: number | null;
  price: SaveMeasurementsRequest['price'];
  /** Absent: nobody has signed the drawing. */
  signed?: SignedOnSite;
}

/** A signature on the fitter's screen. */
export interface SignedOnSite {
  by: string;
  /** An attachment; null: none. */
  signatureId: string | null;
  at: Date;
}
