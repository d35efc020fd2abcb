import { wallDepth } from '../drawing/wall';
import { linePath } from '../drawing/paths';
import { centreOf } from '../plan/outline';
import type { Plan } from '../plan/plan-of';
import { sinkText } from './call-out-text';
import { callOutsOf, leaderStart } from './call-outs-of';
import type { MarkAndLabel } from './dimensions-of';
import { measuredPx } from './measured-px';
import { placeCallOuts, type CallOut } from './place-call-outs';

/** Scale of the drawing, its left and right edge in mm, and rows of text above the wall. */
interface Frame {
  mmPerPx: number;
  left: number;
  right: number;
  maxRows: number;
}

/** Mean letter width of the sans-serif font, rounded up. */
const letterEm = 0.53;
const widthOf = (text: string, mmPerPx: number): number =>
  text.length * letterEm * measuredPx.callOut * mmPerPx;

/** Labels what is cut. The sink's label goes on the stone beside it if there is space, the others in rows above the wall. */
export function labelParts(
  plan: Plan,
  { mmPerPx, left, right, maxRows }: Frame,
): { rows: number; callOuts: MarkAndLabel[] } {
  const last = plan.sinks.at(-1);
  const sink = last && { text: sinkText(last, plan.sinks.length), from: leaderStart(last.outline) };
  const beside = sink && besideSink(plan, sink, mmPerPx);
  const placed = placeCallOuts([...callOutsOf(plan.cutouts), ...(sink && !beside ? [sink] : [])], {
    left,
    right,
    maxRows,
    widthOf: (text) => widthOf(text, mmPerPx),
    lean: measuredPx.lean * mmPerPx,
    level: measuredPx.level * mmPerPx,
    gap: measuredPx.beforeText * mmPerPx,
  });
  return {
    rows: Math.max(0, ...placed.map(({ row }) => row + 1)),
    callOuts: [
      ...(beside ? [beside] : []),
      ...placed.map((callOut) =>
        leaderAndText(
          {
            ...callOut,
            toY: -wallDepth(mmPerPx) - (measuredPx.firstRow + callOut.row * measuredPx.row) * mmPerPx,
          },
          mmPerPx,
        ),
      ),
    ],
  };
}

/** A label right of the last basin or left of the first; null if it would touch a cut-out or reach beyond the end. */
function besideSink(plan: Plan, { text, from }: CallOut, mmPerPx: number): MarkAndLabel | null {
  const [first, last] = [plan.sinks[0], plan.sinks.at(-1)];
  if (!first || !last) return null;
  const needed = (measuredPx.level + measuredPx.beforeText * 2) * mmPerPx + widthOf(text, mmPerPx);
  const holes = plan.cutouts.flatMap(({ outlines }) => outlines.map(centreOf));
  const { x, y, reach, depth } = centreOf(last.outline);
  const toY = y - depth * 0.78;
  const elbowX = Math.max(from.x + measuredPx.lean * mmPerPx, x + reach);
  const rightEdges = holes.map((hole) => hole.x - hole.reach).filter((edge) => edge > x + reach);
  if (elbowX + needed <= Math.min(plan.length.drawnMm, ...rightEdges))
    return leaderAndText({ text, from, elbowX, toY, leansLeft: false }, mmPerPx);
  const { x: firstX, reach: firstReach } = centreOf(first.outline);
  const start = { x: 2 * x - from.x - (x - firstX), y: from.y };
  const leftElbowX = Math.min(start.x - measuredPx.lean * mmPerPx, firstX - firstReach);
  const leftEdges = holes.map((hole) => hole.x + hole.reach).filter((edge) => edge < firstX - firstReach);
  return leftElbowX - needed >= Math.max(0, ...leftEdges)
    ? leaderAndText({ text, from: start, elbowX: leftElbowX, toY, leansLeft: true }, mmPerPx)
    : null;
}

interface Leader extends CallOut {
  elbowX: number;
  toY: number;
  leansLeft: boolean;
}

function leaderAndText({ text, from, elbowX, toY, leansLeft }: Leader, mmPerPx: number): MarkAndLabel {
  const towards = leansLeft ? -mmPerPx : mmPerPx;
  const levelTo = elbowX + measuredPx.level * towards;
  return [
    {
      role: 'leader',
      path: linePath(from.x, from.y, elbowX, toY) + linePath(elbowX, toY, levelTo, toY),
      strokeWidth: 0.85 * mmPerPx,
    },
    {
      role: 'call-out',
      text,
      x: levelTo + measuredPx.beforeText * towards,
      y: toY + measuredPx.callOut * 0.35 * mmPerPx,
      size: measuredPx.callOut * mmPerPx,
      anchor: leansLeft ? 'end' : 'start',
      rotation: 0,
    },
  ];
}
