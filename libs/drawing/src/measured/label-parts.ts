import { wallDepth } from '../drawing/wall';
import { line } from '../drawing/paths';
import { centreOf } from '../plan/outline';
import type { Plan } from '../plan/plan-of';
import { sinkText } from './call-out-text';
import { callOutsOf, leaderStart } from './call-outs-of';
import type { MarkAndLabel } from './dimensions-of';
import { px } from './measured-px';
import { placeCallOuts, type CallOut } from './place-call-outs';

/** The drawing around the top: scale, edges, and rows of text. */
interface Frame {
  mmPerPx: number;
  left: number;
  right: number;
  maxRows: number;
}

/** Mean letter width of the sans face, slightly generous. */
const letterEm = 0.53;
const widthOf = (text: string, mmPerPx: number): number => text.length * letterEm * px.callOut * mmPerPx;

/** Labels what is cut: the sink on the stone beside it, if there is space; everything else in rows above the wall. */
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
    lean: px.lean * mmPerPx,
    level: px.level * mmPerPx,
    gap: px.beforeText * mmPerPx,
  });
  return {
    rows: Math.max(0, ...placed.map(({ row }) => row + 1)),
    callOuts: [
      ...(beside ? [beside] : []),
      ...placed.map((callOut) =>
        leaderAndText(
          { ...callOut, toY: -wallDepth(mmPerPx) - (px.firstRow + callOut.row * px.row) * mmPerPx },
          mmPerPx,
        ),
      ),
    ],
  };
}

/** On the stone right of the last basin, or left of the first; null if the text would meet a cut-out or the end. */
function besideSink(plan: Plan, { text, from }: CallOut, mmPerPx: number): MarkAndLabel | null {
  const [first, last] = [plan.sinks[0], plan.sinks.at(-1)];
  if (!first || !last) return null;
  const needed = (px.level + px.beforeText * 2) * mmPerPx + widthOf(text, mmPerPx);
  const holes = plan.cutouts.flatMap(({ outlines }) => outlines.map(centreOf));
  const { x, y, reach, depth } = centreOf(last.outline);
  const toY = y - depth * 0.78;
  const elbowX = Math.max(from.x + px.lean * mmPerPx, x + reach);
  const rightEdges = holes.map((hole) => hole.x - hole.reach).filter((edge) => edge > x + reach);
  if (elbowX + needed <= Math.min(plan.length.drawnMm, ...rightEdges))
    return leaderAndText({ text, from, elbowX, toY, leansLeft: false }, mmPerPx);
  const { x: firstX, reach: firstReach } = centreOf(first.outline);
  const start = { x: 2 * x - from.x - (x - firstX), y: from.y };
  const leftElbowX = Math.min(start.x - px.lean * mmPerPx, firstX - firstReach);
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
  const levelTo = elbowX + px.level * towards;
  return [
    {
      role: 'leader',
      path: line(from.x, from.y, elbowX, toY) + line(elbowX, toY, levelTo, toY),
      strokeWidth: 0.85 * mmPerPx,
    },
    {
      role: 'call-out',
      text,
      x: levelTo + px.beforeText * towards,
      y: toY + px.callOut * 0.35 * mmPerPx,
      size: px.callOut * mmPerPx,
      anchor: leansLeft ? 'end' : 'start',
      rotation: 0,
    },
  ];
}
