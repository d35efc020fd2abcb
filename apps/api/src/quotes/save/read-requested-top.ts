import type { FieldError, SizeLimits, TopLayout } from '@app/contracts';
import type { Size } from '@app/pricing';
import { AppError } from '../../platform/errors/app-error';
import { trimToNull } from '../../platform/validation';
import { readLayout } from './layout-rule';
import { type TopDto, parseIds, parseNumber } from './top.dto';

/**
 * @param names of the two sizes in the request
 * @throws AppError `quote/size-out-of-range`, naming the sizes
 */
export function checkSize(
  { lengthMm, widthMm }: Size,
  limits: SizeLimits,
  names = { lengthMm: 'length', widthMm: 'width' },
): void {
  const fields = [
    ...checkSide(names.lengthMm, 'long', lengthMm, limits.lengthMm),
    ...checkSide(names.widthMm, 'wide', widthMm, limits.widthMm),
  ];
  if (fields.length > 0) throw new AppError('quote/size-out-of-range', { fields });
}

const checkSide = (
  field: string,
  direction: string,
  mm: number,
  { min, max }: { min: number; max: number },
): FieldError[] =>
  mm >= min && mm <= max
    ? []
    : [{ field, message: `We make tops from ${min} to ${max.toLocaleString('en-GB')} mm ${direction}.` }];

/** Takes a validated request (D11). The size is checked later, as the limits differ for staff. */
export function readRequestedTop(request: TopDto & { totalPrice?: number | string | null }): RequestedTop {
  const materialId = parseNumber(request.materialId);
  const thicknessId = parseNumber(request.thicknessId);
  const lengthMm = parseNumber(request.length);
  const widthMm = parseNumber(request.width);
  if (materialId === null || thicknessId === null || lengthMm === null || widthMm === null) {
    throw incompleteError({ materialId, thicknessId, length: lengthMm, width: widthMm });
  }
  return {
    materialId,
    thicknessId,
    colorId: parseNumber(request.colorId),
    sinkTypeId: parseNumber(request.sinkTypeId),
    cutoutIds: request.cutoutIds ? [...new Set(parseIds(request.cutoutIds))] : [],
    cutoutId: parseNumber(request.cutoutId),
    size: { lengthMm, widthMm },
    quantity: parseNumber(request.quantity) ?? 1,
    layout: readLayout(request.layout),
    notes: trimToNull(request.notes),
    replacesQuoteId: request.replacesQuoteId || null,
    shownTotal: parseNumber(request.totalPrice),
  };
}

const missingFieldMessages = {
  materialId: 'Please select a material.',
  thicknessId: 'Please select a thickness.',
  length: 'Please enter the length.',
  width: 'Please enter the width.',
} as const;

function incompleteError(inputs: Record<keyof typeof missingFieldMessages, number | null>): AppError {
  const required = Object.keys(missingFieldMessages) as (keyof typeof missingFieldMessages)[];
  const missing = required.filter((field) => inputs[field] === null);
  return new AppError('quote/incomplete', {
    fields: missing.map((field) => ({ field, message: missingFieldMessages[field] })),
  });
}

/** A visitor's choice before parts are looked up and priced. */
export interface RequestedTop {
  materialId: number;
  thicknessId: number;
  colorId: number | null;
  sinkTypeId: number | null;
  cutoutIds: readonly number[];
  /** Used if `cutoutIds` is empty (D2). */
  cutoutId: number | null;
  size: Size;
  quantity: number;
  layout: TopLayout | null;
  notes: string | null;
  replacesQuoteId: string | null;
  shownTotal: number | null;
}
