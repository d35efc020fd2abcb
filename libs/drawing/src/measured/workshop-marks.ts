import { linePath } from '../drawing/paths';
import { centreOf } from '../plan/outline';
import type { Plan } from '../plan/plan-of';
import type { MeasuredLabel, MeasuredMark } from './measured-drawing';
import { measuredPx } from './measured-px';

/** In whole millimetres: a top with equal diagonals is square. */
export const diagonalOf = ({ length, width }: Pick<Plan, 'length' | 'width'>): number =>
  Math.round(Math.hypot(length.drawnMm, width.drawnMm));

/** Mean letter width of the sans-serif font. */
const letterEm = 0.53;
/** Space on each side of a figure. */
const figurePaddingEm = 0.6;
/** Width of the line along the polished front edge. */
const polishedPx = 3.6;
const polished = 'polished';

/** Marks for the workshop only: the diagonal with its length, and the polished edge. */
export function workshopMarks(
  plan: Plan,
  mmPerPx: number,
): { marks: MeasuredMark[]; labels: MeasuredLabel[] } {
  const [length, width] = [plan.length.drawnMm, plan.width.drawnMm];
  const size = measuredPx.callOut * mmPerPx;
  const diagonalText = `diagonal ${diagonalOf(plan)}`;
  const half = ((diagonalText.length * letterEm) / 2 + figurePaddingEm) * (size / Math.hypot(length, width));
  const pointAt = (share: number): [x: number, y: number] => [length * share, width * share];
  const figureAt = figureShare(plan);
  const angle = Math.atan2(width, length);
  const inset = (polishedPx / 2) * mmPerPx;
  return {
    marks: [
      {
        role: 'diagonal',
        path:
          linePath(0, 0, ...pointAt(Math.max(0, figureAt - half))) +
          linePath(...pointAt(Math.min(1, figureAt + half)), length, width),
        strokeWidth: 0.55 * mmPerPx,
        dash: [5 * mmPerPx, 5 * mmPerPx],
      },
      {
        role: 'front-edge',
        path: linePath(0, width - inset, length, width - inset),
        strokeWidth: polishedPx * mmPerPx,
      },
    ],
    labels: [
      {
        role: 'call-out',
        text: diagonalText,
        x: length * figureAt - Math.sin(angle) * size * 0.35,
        y: width * figureAt + Math.cos(angle) * size * 0.35,
        size,
        anchor: 'middle',
        rotation: (angle * 180) / Math.PI,
      },
      {
        role: 'call-out',
        text: polished,
        x: polishedX(plan, mmPerPx),
        y: width - (polishedPx + 4) * mmPerPx,
        size,
        anchor: 'middle',
        rotation: 0,
      },
    ],
  };
}

/** Position of the figure along the diagonal, 0 to 1: between two basins, or near the corner further from a single basin. */
function figureShare({ length, sinks }: Plan): number {
  const [sink, second] = sinks;
  if (second) return 0.5;
  return sink && sink.place.fromLeftMm > length.drawnMm * 0.45 ? 0.17 : 0.83;
}

/** The middle of the longest stretch of the front edge beside the basins, away from the diagonal's figure. */
function polishedX(plan: Plan, mmPerPx: number): number {
  const end = plan.length.drawnMm * (figureShare(plan) > 0.5 ? 0.7 : 1);
  const basins = plan.sinks.map(({ outline }) => centreOf(outline)).toSorted((a, b) => a.x - b.x);
  const lefts = [0, ...basins.map(({ x, reach }) => x + reach)];
  const rights = [...basins.map(({ x, reach }) => x - reach), end];
  const stretches = lefts.map((left, index) => ({ left, right: rights[index] ?? end }));
  const lengthOf = ({ left, right }: { left: number; right: number }) => right - left;
  const [longest = { left: 0, right: end }] = stretches.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const minWidth = (polished.length * letterEm * measuredPx.callOut * mmPerPx) / 2 + 4 * mmPerPx;
  const middle = (longest.left + longest.right) / 2;
  return Math.min(Math.max(middle, minWidth), plan.length.drawnMm - minWidth);
}
