import type { MeasuredSide } from '../plan/plan-of';
import type { Label, Mark } from './drawing';
import { line } from './paths';

/** Sizes of a dimension line in pixels as rendered; multiplied by millimetres per pixel. */
export const dimensionPx = { gap: 4, offset: 16, overshoot: 7, tick: 4, stroke: 1, label: 13 } as const;

interface Place {
  /** Length of the measured side as drawn. */
  sideMm: number;
  /** Where the stone ends; extension lines begin a gap further out. */
  edgeMm: number;
  mmPerPx: number;
}

/** A dimension below the front edge: extension lines, 45° ticks, the figure under the line. */
export function lengthDimension(side: MeasuredSide, { sideMm, edgeMm, mmPerPx: k }: Place): [Mark, Label] {
  const y = edgeMm + dimensionPx.offset * k;
  const tick = dimensionPx.tick * k;
  const extension = (x: number) => line(x, edgeMm + dimensionPx.gap * k, x, y + dimensionPx.overshoot * k);
  const slash = (x: number) => line(x - tick, y + tick, x + tick, y - tick);
  return [
    mark([extension(0), extension(sideMm), line(0, y, sideMm, y), slash(0), slash(sideMm)], k),
    label(side, sideMm / 2, y + dimensionPx.label * 1.25 * k, 0, k),
  ];
}

/** A dimension right of the top, the figure turned along it. */
export function widthDimension(side: MeasuredSide, { sideMm, edgeMm, mmPerPx: k }: Place): [Mark, Label] {
  const x = edgeMm + dimensionPx.offset * k;
  const tick = dimensionPx.tick * k;
  const extension = (y: number) => line(edgeMm + dimensionPx.gap * k, y, x + dimensionPx.overshoot * k, y);
  const slash = (y: number) => line(x - tick, y + tick, x + tick, y - tick);
  return [
    mark([extension(0), extension(sideMm), line(x, 0, x, sideMm), slash(0), slash(sideMm)], k),
    label(side, x + dimensionPx.label * 1.25 * k, sideMm / 2, -90, k),
  ];
}

const mark = (paths: string[], k: number): Mark => ({
  role: 'dimension-line',
  path: paths.join(''),
  strokeWidth: dimensionPx.stroke * k,
});

const label = (side: MeasuredSide, x: number, y: number, rotation: 0 | -90, k: number): Label => ({
  role: side.isOutOfRange ? 'dimension-out-of-range' : 'dimension',
  text: `${side.enteredMm} mm`,
  x,
  y,
  size: dimensionPx.label * k,
  anchor: 'middle',
  rotation,
});
