import type { Outline } from '../plan/outline';
import { centreLinesOf, type Plan } from '../plan/plan-of';
import type { Mark } from './drawing';
import { linePath, outlinePath } from './paths';

interface FittingOptions {
  mmPerPx: number;
  hasCentreLines: boolean;
}

/** Basins and holes of a plan. */
export function fittingMarks(plan: Plan, { mmPerPx, hasCentreLines }: FittingOptions): Mark[] {
  const { sinks, cutouts } = plan;
  const holes = cutouts.filter(({ shape }) => shape !== 'notch');
  return [
    ...sinks.flatMap((sink) => [
      ...(sink.rim ? [onTheStone(sink.rim, 0.8, mmPerPx)] : []),
      sink.standsOnTop
        ? onTheStone(sink.outline, 1.15, mmPerPx)
        : area('opening', sink.outline, 1.15 * mmPerPx),
      area('waste', sink.waste, 0.8 * mmPerPx),
      ...(sink.isConflicting ? [area('conflict', sink.outline, 2 * mmPerPx)] : []),
    ]),
    ...(hasCentreLines ? centreLinesOf(plan).map((x) => centreLine(x, plan.width.drawnMm, mmPerPx)) : []),
    ...holes.flatMap(({ outlines, places, conflicting }) =>
      outlines.flatMap((outline, index) => [
        area('opening', outline, mmPerPx),
        ...(conflicting?.[Math.floor((index * places.at.length) / outlines.length)]
          ? [area('conflict', outline, 2 * mmPerPx)]
          : []),
        ...(outline.shape === 'ellipse'
          ? [crossHair(outline.cx, outline.cy, outline.rx + 4 * mmPerPx, mmPerPx)]
          : []),
      ]),
    ),
  ];
}

const area = (role: Mark['role'], outline: Outline, strokeWidth: number): Mark => ({
  role,
  path: outlinePath(outline),
  strokeWidth,
});

/** Dashed, because what is on top of the stone must not be cut. */
const onTheStone = (outline: Outline, strokePx: number, mmPerPx: number): Mark => ({
  ...area('bowl', outline, strokePx * mmPerPx),
  dash: [5 * mmPerPx, 3 * mmPerPx],
});

/** Chain-dotted, from the wall to just past the front edge. */
const centreLine = (x: number, widthMm: number, mmPerPx: number): Mark => ({
  role: 'centre-line',
  path: linePath(x, 0, x, widthMm + 3 * mmPerPx),
  strokeWidth: 0.8 * mmPerPx,
  dash: [9 * mmPerPx, 2 * mmPerPx, 2 * mmPerPx, 2 * mmPerPx],
});

const crossHair = (x: number, y: number, reach: number, mmPerPx: number): Mark => ({
  role: 'cross-hair',
  path: linePath(x - reach, y, x + reach, y) + linePath(x, y - reach, x, y + reach),
  strokeWidth: 0.8 * mmPerPx,
});
