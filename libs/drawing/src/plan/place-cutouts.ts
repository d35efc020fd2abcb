import { diameterOf } from '../measured/cut-name-of';
import { cutoutShapeOf, type CutoutShape } from './shapes';
import { circle, type Outline } from './outline';
import { fittingCentre } from './place-sink';

/** A placed cut-out: one outline per hole. */
export interface PlacedCutout {
  name: string;
  shape: CutoutShape;
  outlines: Outline[];
  /** It cannot be made at all, or not beside the others. */
  isConflicting?: boolean;
}

const tapRadiusMm = 17.5;
const dispenserRadiusMm = 14;
/** Distance of the tap holes' centres from the wall. */
const tapRowMm = 40;
const threeHolePitchMm = 100;
export const notchMm = 80;
export const edgeMm = 50;

/** Places cut-outs by their catalogue names: taps behind the basin, the others where they do not overlap. */
export function placeCutouts(
  names: readonly string[],
  size: { lengthMm: number; widthMm: number },
): PlacedCutout[] {
  const { x } = fittingCentre(size);
  const shapes = names.map(cutoutShapeOf);
  const dispenserX = x + (shapes.includes('three-tap-holes') ? 2 : 1.2) * threeHolePitchMm;
  let taken = shapes.includes('notch') ? notchMm : 0;

  /** Next free place from the right end, for cut-outs that do not belong to the basin. */
  const fromTheRight = (sideMm: number, isRound = false): Outline => {
    taken += edgeMm + sideMm;
    const [x, y] = [Math.max(edgeMm, size.lengthMm - taken), size.widthMm / 2 - sideMm / 2];
    return isRound
      ? circle(x + sideMm / 2, size.widthMm / 2, sideMm / 2)
      : { shape: 'rect', x, y, width: sideMm, height: sideMm, radius: 6 };
  };
  /** Uses a diameter in the name, unless no top has space for it: then it is a typing error. */
  const plain = (name: string): Outline => {
    const diameterMm = diameterOf(name) ?? 0;
    const isHole = diameterMm > 0 && diameterMm <= size.widthMm - 2 * edgeMm;
    return isHole ? fromTheRight(diameterMm, true) : fromTheRight(70);
  };

  const outlines: Record<CutoutShape, (name: string) => Outline[]> = {
    'tap-hole': () => [circle(x, tapRowMm, tapRadiusMm)],
    'three-tap-holes': () =>
      [-1, 0, 1].map((step) => circle(x + step * threeHolePitchMm, tapRowMm, tapRadiusMm)),
    dispenser: () => [circle(dispenserX, tapRowMm, dispenserRadiusMm)],
    notch: () => [
      { shape: 'rect', x: size.lengthMm - notchMm, y: 0, width: notchMm, height: notchMm, radius: 0 },
    ],
    socket: () => [fromTheRight(90)],
    plain: (name) => [plain(name)],
  };
  return names.map((name, index) => {
    const shape = shapes[index] ?? 'plain';
    return { name, shape, outlines: outlines[shape](name) };
  });
}
