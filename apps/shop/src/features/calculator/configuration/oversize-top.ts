import type { Measurement, Selection } from '@app/configuration';
import { inquiryConfigurationLimits } from '@app/contracts';
import type { InquiredTop } from '../../price-inquiry/inquired-top';

/**
 * The top that staff can be asked to price, as it is larger than the calculator allows. Null if it is not larger, or if a
 * measurement is missing or an obvious typing error.
 */
export function toOversizeTop(selection: Selection, notes: string): InquiredTop | null {
  const { length, width } = selection;
  if (length.kind !== 'above' && width.kind !== 'above') return null;
  const lengthMm = mmWithin(length, inquiryConfigurationLimits.lengthMm);
  const widthMm = mmWithin(width, inquiryConfigurationLimits.widthMm);
  if (lengthMm === null || widthMm === null) return null;
  const { material, color, thickness, sink, cutouts, quantity } = selection;
  return { material, color, thickness, sink, cutouts, lengthMm, widthMm, quantity, notes };
}

/** The first choice that the visitor has yet to make for the inquiry. */
export function findMissingChoice({
  material,
  color,
  sinkChoice,
}: Selection): 'material' | 'color' | 'sink' | null {
  if (!material) return 'material';
  if (!color) return 'color';
  return sinkChoice ? null : 'sink';
}

const mmWithin = (side: Measurement, { min, max }: { min: number; max: number }): number | null =>
  'mm' in side && side.mm >= min && side.mm <= max ? side.mm : null;
