import type { SaveQuoteRequest } from '@app/contracts';
import { areaM2, toPounds, type Pence } from '@app/pricing';
import type { Selection } from './selection';

/**
 * The body of 'Save Quote' (specification §3); null while something is missing. It has the total that the visitor saw,
 * because the API refuses to save at another price (D1).
 */
export function toSaveRequest(selection: Selection, notes: string, total: Pence): SaveQuoteRequest | null {
  const { material, color, thickness, sinkChoice, cutouts, size, quantity, layout } = selection;
  if (!material || !color || !thickness || !size) return null;
  return {
    materialId: String(material.id),
    colorId: String(color.id),
    sinkTypeId: sinkChoice && String(sinkChoice.id),
    thicknessId: String(thickness.id),
    cutoutId: null,
    cutoutIds: cutouts.map(({ id }) => String(id)),
    length: size.lengthMm,
    width: size.widthMm,
    ...(quantity > 1 && { quantity }),
    ...(layout && { layout }),
    area: areaM2(size),
    basePrice: material.basePrice,
    totalPrice: toPounds(total),
    notes: notes.trim() || null,
  };
}
