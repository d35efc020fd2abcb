import type { Outline } from '../plan/outline';
import type { Plan } from '../plan/plan-of';
import { polygonPath } from './paths';

/** The top's outline with the notches in its corners cut out. */
export const topPath = (plan: Plan): string => polygonPath(topCorners(plan));

/** Corners of the top, clockwise from the back left. */
export function topCorners({
  length: { drawnMm: length },
  width: { drawnMm: width },
  cutouts,
}: Plan): Corner[] {
  const notches = cutouts.filter(({ shape }) => shape === 'notch').flatMap(({ outlines }) => outlines);
  const [left, right] = [0, length].map((end) =>
    notches.find((notch) => notch.shape === 'rect' && (end === 0) === (notch.x === 0)),
  );
  return [...cornerAt(0, left, 1), ...cornerAt(length, right, -1), [length, width], [0, width]];
}

type Corner = [number, number];

/** A corner at the wall, with its notch if it has one; clockwise. */
function cornerAt(x: number, notch: Outline | undefined, inwards: 1 | -1): Corner[] {
  if (notch?.shape !== 'rect') return [[x, 0]];
  const inner = x + inwards * notch.width;
  const corners: Corner[] = [
    [x, notch.height],
    [inner, notch.height],
    [inner, 0],
  ];
  return inwards === 1 ? corners : corners.toReversed();
}
