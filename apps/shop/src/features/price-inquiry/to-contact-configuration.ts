import type { ContactConfiguration } from '@app/contracts';
import type { InquiredTop } from '../../lib/price-inquiry-slot';

export const toContactConfiguration = (top: InquiredTop): ContactConfiguration => ({
  materialId: top.material?.id ?? null,
  colorId: top.color?.id ?? null,
  thicknessId: top.thickness?.id ?? null,
  length: top.lengthMm,
  width: top.widthMm,
  ...(top.quantity > 1 && { quantity: top.quantity }),
  sinkTypeId: top.sink?.id ?? null,
  cutoutIds: top.cutouts.map(({ id }) => id),
  notes: top.notes.trim() || null,
});
