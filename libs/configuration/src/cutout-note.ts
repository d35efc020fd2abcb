import { cutoutShapeOf, holeDiameterOf } from '@app/drawing';

const notSupplied = { 'tap-hole': 'tap', 'three-tap-holes': 'tap', dispenser: 'dispenser' } as const;

/** The note on a cut-out: the diameter of its holes, unless its name has it, and what is not supplied. */
export function cutoutNote(name: string): string {
  const shape = cutoutShapeOf(name);
  const diameterMm = holeDiameterOf(name);
  const isInName = name.match(/\b[\d.]+(?=\s*mm\b)/g)?.includes(String(diameterMm));
  const diameter = diameterMm === null || isInName ? null : `Ø${diameterMm} mm`;
  const part = shape in notSupplied ? notSupplied[shape as keyof typeof notSupplied] : null;
  return [diameter, part && `${part} not supplied`].filter(Boolean).join(', ');
}
