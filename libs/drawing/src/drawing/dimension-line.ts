import type { MeasuredSide } from '../plan/plan-of';
import type { Label, Mark } from './drawing';
import { linePath } from './paths';

/**
 * Sizes in rendered pixels. `figure` is the distance of a figure's baseline from its line: large enough that a figure wider
 * than its side does not touch the extension lines.
 */
export const dimensionPx = {
  gap: 4,
  offset: 16,
  overshoot: 4.5,
  tick: 4,
  stroke: 1,
  label: 13,
  figure: 18,
} as const;

/**
 * A dimension below the front edge, or right of the top with its figure rotated: extension lines and 45° ticks.
 * @param edgeMm where the stone ends; the extension lines begin a gap further out
 */
export function dimensionLine(
  direction: 'along' | 'across',
  side: MeasuredSide,
  edgeMm: number,
  mmPerPx: number,
): [Mark, Label] {
  const sideMm = side.drawnMm;
  const lineOffsetMm = edgeMm + dimensionPx.offset * mmPerPx;
  const tick = dimensionPx.tick * mmPerPx;
  const pointAt = (on: number, off: number): [x: number, y: number] =>
    direction === 'along' ? [on, off] : [off, on];
  const extension = (on: number) =>
    linePath(
      ...pointAt(on, edgeMm + dimensionPx.gap * mmPerPx),
      ...pointAt(on, lineOffsetMm + dimensionPx.overshoot * mmPerPx),
    );
  const slash = (on: number) => {
    const [x, y] = pointAt(on, lineOffsetMm);
    return linePath(x - tick, y + tick, x + tick, y - tick);
  };
  const mainLine = linePath(...pointAt(0, lineOffsetMm), ...pointAt(sideMm, lineOffsetMm));
  const [x, y] = pointAt(sideMm / 2, lineOffsetMm + dimensionPx.figure * mmPerPx);
  return [
    {
      role: 'dimension-line',
      path: [extension(0), extension(sideMm), mainLine, slash(0), slash(sideMm)].join(''),
      strokeWidth: dimensionPx.stroke * mmPerPx,
    },
    {
      role: side.isOutOfRange ? 'dimension-out-of-range' : 'dimension',
      text: `${side.enteredMm} mm`,
      x,
      y,
      size: dimensionPx.label * mmPerPx,
      anchor: 'middle',
      rotation: direction === 'along' ? 0 : -90,
    },
  ];
}
