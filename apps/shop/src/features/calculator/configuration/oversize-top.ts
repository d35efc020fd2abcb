import type { Measurement, Selection } from '@app/configuration';
import { inquiryConfigurationLimits } from '@app/contracts';
import type { InquiredTop } from '../../../lib/price-inquiry-slot';

/**
 * The top that a person may be asked to price, because it is longer or wider than the calculator goes; null where
 * that is not so, or where a measurement is still missing or plainly a slip.
 */
export function oversizeTop(selection: Selection, notes: string): InquiredTop | null {
  const { length, width } = selection;
  if (length.kind !== 'above' && width.kind !== 'above') return null;
  const lengthMm = mmWithin(length, inquiryConfigurationLimits.lengthMm);
  const widthMm = mmWithin(width, inquiryConfigurationLimits.widthMm);
  if (lengthMm === null || widthMm === null) return null;
  const { material, color, thickness, sink, cutouts, quantity } = selection;
  return { material, color, thickness, sink, cutouts, lengthMm, widthMm, quantity, notes };
}

/** What could still be chosen, and would go along with the question; null: nothing. */
export function missingChoice({
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
