import { isOnTop } from '@app/configuration';
import type { FieldError, MeasuringMethod, SaveMeasurementsRequest, TopLayout } from '@app/contracts';
import type { Size } from '@app/pricing';
import { checkLayoutParts, type QuoteRow } from '../../quotes';

/** @returns errors about parts that are not in the quote, or whose centre is outside the top */
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
  /** Null: the positions are not agreed yet. */
  layout: TopLayout | null;
  note: string | null;
  how: MeasuringMethod;
  knownVersion: number | null;
  price: SaveMeasurementsRequest['price'];
  /** Absent: the customer has not signed the drawing. */
  signed?: SignedOnSite;
}

/** A signature on the fitter's screen. */
export interface SignedOnSite {
  name: string;
  /** An attachment; null: no picture of the signature. */
  signatureId: string | null;
  at: Date;
}
