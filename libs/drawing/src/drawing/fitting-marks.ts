import type { Outline } from '../plan/outline';
import type { Plan } from '../plan/plan-of';
import type { Mark } from './drawing';
import { line, outlinePath } from './paths';

export function fittingMarks(plan: Plan, k: number): Mark[] {
  const { sink, cutouts, centreLineX } = plan;
  const holes = cutouts.filter(({ shape }) => shape !== 'notch');
  return [
    ...(sink
      ? [
          area(sink.standsOnTop ? 'bowl' : 'opening', sink.outline, 1.15 * k),
          area('waste', sink.waste, 0.8 * k),
          ...(sink.isConflicting ? [area('conflict', sink.outline, 2 * k)] : []),
        ]
      : []),
    ...(centreLineX === null ? [] : [centreLine(centreLineX, plan.width.drawnMm, k)]),
    ...holes.flatMap(({ outlines, isConflicting }) =>
      outlines.flatMap((outline) => [
        area('opening', outline, k),
        ...(isConflicting ? [area('conflict', outline, 2 * k)] : []),
        ...(outline.shape === 'ellipse' ? [crossHair(outline.cx, outline.cy, outline.rx + 4 * k, k)] : []),
      ]),
    ),
  ];
}

const area = (role: Mark['role'], outline: Outline, strokeWidth: number): Mark => ({
  role,
  path: outlinePath(outline),
  strokeWidth,
});

/** Chain-dotted, from the wall to just past the front edge. */
const centreLine = (x: number, widthMm: number, k: number): Mark => ({
  role: 'centre-line',
  path: line(x, 0, x, widthMm + 3 * k),
  strokeWidth: 0.8 * k,
  dash: [9 * k, 2 * k, 2 * k, 2 * k],
});

const crossHair = (x: number, y: number, reach: number, k: number): Mark => ({
  role: 'cross-hair',
  path: line(x - reach, y, x + reach, y) + line(x, y - reach, x, y + reach),
  strokeWidth: 0.8 * k,
});
