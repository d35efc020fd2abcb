import type { Mark } from './drawing';
import { linePath } from './paths';

const hatchPx = { depth: 9, pitch: 6, stroke: 0.8, gap: 1.5, overhang: 10 } as const;

/** Depth of the wall behind the top, with its gap: in mm, or in pixels if `unitsPerPx` is 1. */
export const wallDepth = (unitsPerPx: number): number => (hatchPx.depth + hatchPx.gap) * unitsPerPx;

/** The wall behind the top: a line and 45° hatching, slightly longer than the top. */
export function wallMarks(lengthMm: number, mmPerPx: number): Mark[] {
  const [depth, pitch, gap, overhang] = [hatchPx.depth, hatchPx.pitch, hatchPx.gap, hatchPx.overhang].map(
    (px) => px * mmPerPx,
  ) as [number, number, number, number];
  const from = -overhang;
  const to = lengthMm + overhang;
  const strokes = Array.from({ length: Math.floor((to - from - depth) / pitch) + 1 }, (_, index) => {
    const x = from + index * pitch;
    return linePath(x, -gap, x + depth, -gap - depth);
  });
  return [
    { role: 'wall-hatch', path: strokes.join(''), strokeWidth: hatchPx.stroke * mmPerPx },
    { role: 'wall-line', path: linePath(from, -gap, to, -gap), strokeWidth: 1.2 * mmPerPx },
  ];
}
