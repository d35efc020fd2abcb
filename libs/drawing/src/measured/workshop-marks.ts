import { line } from '../drawing/paths';
import type { Plan } from '../plan/plan-of';
import { centreOf } from './centre-of';
import type { MeasuredLabel, MeasuredMark } from './measured-drawing';
import { px } from './measured-px';

/** From corner to corner, in whole millimetres: a top whose two diagonals are alike is square. */
export const diagonalOf = ({ length, width }: Pick<Plan, 'length' | 'width'>): number =>
  Math.round(Math.hypot(length.drawnMm, width.drawnMm));

/** Where along the diagonal its figure stands: beyond the sink, short of the corner. */
const figureAt = 0.83;
/** Mean width of a letter of the sans, and of the air on each side of a figure. */
const letterEm = 0.53;
const airEm = 0.6;
/** Of the thick line along the front. */
const polishedPx = 3.6;

/** What only the workshop needs to see: the diagonal with its figure, and which edge is polished. */
export function workshopMarks(plan: Plan, k: number): { marks: MeasuredMark[]; labels: MeasuredLabel[] } {
  const [length, width] = [plan.length.drawnMm, plan.width.drawnMm];
  const size = px.callOut * k;
  const words = `diagonal ${diagonalOf(plan)}`;
  const half = ((words.length * letterEm) / 2 + airEm) * (size / Math.hypot(length, width));
  const at = (share: number): [x: number, y: number] => [length * share, width * share];
  const angle = Math.atan2(width, length);
  const inset = (polishedPx / 2) * k;
  return {
    marks: [
      {
        role: 'diagonal',
        path: line(0, 0, ...at(figureAt - half)) + line(...at(Math.min(1, figureAt + half)), length, width),
        strokeWidth: 0.55 * k,
        dash: [5 * k, 5 * k],
      },
      {
        role: 'front-edge',
        path: line(0, width - inset, length, width - inset),
        strokeWidth: polishedPx * k,
      },
    ],
    labels: [
      {
        role: 'call-out',
        text: words,
        x: length * figureAt - Math.sin(angle) * size * 0.35,
        y: width * figureAt + Math.cos(angle) * size * 0.35,
        size,
        anchor: 'middle',
        rotation: (angle * 180) / Math.PI,
      },
      {
        role: 'call-out',
        text: 'polished',
        x: polishedX(plan),
        y: width - (polishedPx + 4) * k,
        size,
        anchor: 'middle',
        rotation: 0,
      },
    ],
  };
}

/** Beside the sink, on the side that the figure of the diagonal leaves free. */
function polishedX({ length, sink }: Plan): number {
  if (!sink) return length.drawnMm * 0.5;
  const { x, reach } = centreOf(sink.outline);
  const [left, right] = [x - reach, length.drawnMm * 0.7 - (x + reach)];
  return left > right ? left / 2 : x + reach + right / 2;
}
