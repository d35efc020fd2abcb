import { diameterOf } from '../measured/cut-name-of';
import { circle, type Outline } from './outline';
import type { CutoutPlaces, Place } from './places';
import { cutoutShapeOf, type CutoutShape } from './shapes';

/** A cut-out with its holes, in one place or several. */
export interface PlacedCutout {
  name: string;
  shape: CutoutShape;
  places: CutoutPlaces;
  outlines: Outline[];
  /** For each place, whether the cut-out cannot be made there. */
  conflicting?: boolean[];
}

const tapRadiusMm = 17.5;
const dispenserRadiusMm = 14;
/** Distance of the tap holes' centres from the wall. */
export const tapRowMm = 40;
export const usualPitchMm = 100;
const notchMm = 80;
const socketMm = 90;
const plainMm = 70;
/** Stone beside a cut-out where nobody has placed it yet. */
const gapMm = 50;
/** A larger diameter in a name is a typing error, as the top has no space for it. */
const maxDiameterMm = (widthMm: number) => widthMm - 2 * gapMm;

interface TopSize {
  lengthMm: number;
  widthMm: number;
}

/** Places the holes of a cut-out. A notch goes into the nearer corner at the wall. */
export function placeCutout(name: string, places: CutoutPlaces, size: TopSize): PlacedCutout {
  const shape = cutoutShapeOf(name);
  const holesAt = holesOf(name, shape, { ...size, pitchMm: places.pitchMm ?? usualPitchMm });
  return { name, shape, places, outlines: places.at.flatMap(holesAt) };
}

const holesOf =
  (name: string, shape: CutoutShape, size: TopSize & { pitchMm: number }) =>
  ({ fromLeftMm: x, fromBackMm: y }: Place): Outline[] => {
    const square = (mm: number): Outline[] => [
      { shape: 'rect', x: x - mm / 2, y: y - mm / 2, width: mm, height: mm, radius: 6 },
    ];
    switch (shape) {
      case 'tap-hole':
        return [circle(x, y, tapRadiusMm)];
      case 'three-tap-holes':
        return [-1, 0, 1].map((step) => circle(x + step * size.pitchMm, y, tapRadiusMm));
      case 'dispenser':
        return [circle(x, y, dispenserRadiusMm)];
      case 'notch':
        return [
          {
            shape: 'rect',
            x: x < size.lengthMm / 2 ? 0 : size.lengthMm - notchMm,
            y: 0,
            width: notchMm,
            height: notchMm,
            radius: 0,
          },
        ];
      case 'socket':
        return square(socketMm);
      case 'plain': {
        const diameterMm = diameterIn(name, size);
        return diameterMm === null ? square(plainMm) : [circle(x, y, diameterMm / 2)];
      }
    }
  };

/** null: no diameter in the name, or a typing error. */
function diameterIn(name: string, { widthMm }: TopSize): number | null {
  const diameterMm = diameterOf(name) ?? 0;
  return diameterMm > 0 && diameterMm <= maxDiameterMm(widthMm) ? diameterMm : null;
}

/** The diameter of a cut-out's holes; null: they are not round, or the diameter is not known. */
export function holeDiameterOf(name: string): number | null {
  const diameters: Partial<Record<CutoutShape, number>> = {
    'tap-hole': 2 * tapRadiusMm,
    'three-tap-holes': 2 * tapRadiusMm,
    dispenser: 2 * dispenserRadiusMm,
  };
  return diameters[cutoutShapeOf(name)] ?? diameterOf(name);
}

/** Half the extent of a cut-out along the top, in mm. */
export function reachOf(name: string, size: TopSize): number {
  const shape = cutoutShapeOf(name);
  const reaches: Record<CutoutShape, number> = {
    'tap-hole': tapRadiusMm,
    'three-tap-holes': usualPitchMm + tapRadiusMm,
    dispenser: dispenserRadiusMm,
    notch: notchMm / 2,
    socket: socketMm / 2,
    plain: (diameterIn(name, size) ?? plainMm) / 2,
  };
  return reaches[shape];
}

/** Distance of a soap dispenser from the middle of the taps. */
export const dispenserFromTapsMm = (names: readonly string[]): number =>
  (names.map(cutoutShapeOf).includes('three-tap-holes') ? 2 : 1.2) * usualPitchMm;

export { gapMm, notchMm };
