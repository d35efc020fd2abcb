import type { TopBasin } from '@app/contracts';
import { basinTitle } from '@app/drawing';

/** A basin with its numbers: 'Ria 450 by Kelda, cut-out 450 × 320 mm, corners R20, bowl 480 × 350 mm'. */
export function basinRow(basin: TopBasin): string {
  const { shape, radiusMm, cutoutLengthMm, cutoutWidthMm, bowlLengthMm, bowlWidthMm } = basin.size;
  const corners = shape === 'rectangle' ? `, corners R${radiusMm}` : '';
  const cutout =
    basin.type === 'vessel'
      ? `waste hole Ø${cutoutLengthMm} mm`
      : `cut-out ${cutoutLengthMm} × ${cutoutWidthMm} mm${corners}`;
  const origin = basin.id ? '' : ', by the numbers its customer gave';
  return `${basinTitle(basin)}, ${cutout}, bowl ${bowlLengthMm} × ${bowlWidthMm} mm${origin}`;
}
