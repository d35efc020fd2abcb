import { line } from '../drawing/paths';
import { centreOf } from '../plan/outline';
import type { Plan } from '../plan/plan-of';
import type { MeasuredLabel, MeasuredMark } from './measured-drawing';
import { px } from './measured-px';

/** In whole millimetres: a top with equal diagonals is square. */
export const diagonalOf = ({ length, width }: Pick<Plan, 'length' | 'width'>): number =>
  Math.round(Math.hypot(length.drawnMm, width.drawnMm));

/** Mean letter width of the sans face, and the space on each side of a figure. */
const letterEm = 0.53;
const airEm = 0.6;
/** The thick line along the front. */
const polishedPx = 3.6;
const polished = 'polished';

/** Marks for the workshop only: the diagonal with its length, and the polished edge. */
export function workshopMarks(
  plan: Plan,
  mmPerPx: number,
): { marks: MeasuredMark[]; labels: MeasuredLabel[] } {
  const [length, width] = [plan.length.drawnMm, plan.width.drawnMm];
  const size = px.callOut * mmPerPx;
  const diagonalText = `diagonal ${diagonalOf(plan)}`;
  const half = ((diagonalText.length * letterEm) / 2 + airEm) * (size / Math.hypot(length, width));
  const pointAt = (share: number): [x: number, y: number] => [length * share, width * share];
  const figureAt = figureShare(plan);
  const angle = Math.atan2(width, length);
  const inset = (polishedPx / 2) * mmPerPx;
  return {
    marks: [
      {
        role: 'diagonal',
        path:
          line(0, 0, ...pointAt(Math.max(0, figureAt - half))) +
          line(...pointAt(Math.min(1, figureAt + half)), length, width),
        strokeWidth: 0.55 * mmPerPx,
        dash: [5 * mmPerPx, 5 * mmPerPx],
      },
      {
        role: 'front-edge',
        path: line(0, width - inset, length, width - inset),
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

/** Position of the figure along the diagonal, 0 to 1: between two basins, else near the corner further from the basin. */
function figureShare({ length, sinks }: Plan): number {
  const [sink, second] = sinks;
  if (second) return 0.5;
  return sink && sink.place.fromLeftMm > length.drawnMm * 0.45 ? 0.17 : 0.83;
}

/** In the middle of the longest stretch of front beside the basins, away from the diagonal's figure. */
function polishedX(plan: Plan, mmPerPx: number): number {
  const end = plan.length.drawnMm * (figureShare(plan) > 0.5 ? 0.7 : 1);
  const basins = plan.sinks.map(({ outline }) => centreOf(outline)).toSorted((a, b) => a.x - b.x);
  const lefts = [0, ...basins.map(({ x, reach }) => x + reach)];
  const rights = [...basins.map(({ x, reach }) => x - reach), end];
  const stretches = lefts.map((left, index) => ({ left, right: rights[index] ?? end }));
  const lengthOf = ({ left, right }: { left: number; right: number }) => right - left;
  const [longest = { left: 0, right: end }] = stretches.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const minWidth = (polished.length * letterEm * px.callOut * mmPerPx) / 2 + 4 * mmPerPx;
  const middle = (longest.left + longest.right) / 2;
  return Math.min(Math.max(middle, minWidth), plan.length.drawnMm - minWidth);
}
