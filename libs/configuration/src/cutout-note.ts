import { cutoutShapeOf, holeDiameterOf } from '@app/drawing';

const notSupplied = { 'tap-hole': 'tap', 'three-tap-holes': 'tap', dispenser: 'dispenser' } as const;

/** What a cut-out is and is not: the diameter of its holes unless its name says it, and what is not supplied with it. */
export function cutoutNote(name: string): string {
  const shape = cutoutShapeOf(name);
  const diameterMm = holeDiameterOf(name);
  const isSaid = diameterMm === null || new RegExp(`\\b${diameterMm}\\s*mm\\b`).test(name);
  const part = shape in notSupplied ? notSupplied[shape as keyof typeof notSupplied] : null;
  return [!isSaid && `Ø${diameterMm} mm`, part && `${part} not supplied`].filter(Boolean).join(', ');
}
