import { wallDepth } from '../drawing/wall';
import { line } from '../drawing/paths';
import { centreOf, type Outline } from '../plan/outline';
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
  const sink = plan.sink && { text: sinkText(plan.sink), from: leaderStart(plan.sink.outline) };
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

/** On the stone right of the sink; null if the text would meet the next cut-out or the end. */
function besideSink(plan: Plan, { text, from }: CallOut, mmPerPx: number): MarkAndLabel | null {
  if (!plan.sink) return null;
  const { x, y, reach, depth } = centreOf(plan.sink.outline);
  const elbowX = Math.max(from.x + px.lean * mmPerPx, x + reach);
  const textX = elbowX + (px.level + px.beforeText) * mmPerPx;
  const edges = plan.cutouts
    .flatMap(({ outlines }) => outlines.map(leftOf))
    .filter((edge) => edge > x + reach);
  const end = Math.min(plan.length.drawnMm, ...edges) - px.beforeText * mmPerPx;
  if (textX + widthOf(text, mmPerPx) > end) return null;
  return leaderAndText({ text, from, elbowX, toY: y - depth * 0.78, leansLeft: false }, mmPerPx);
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

const leftOf = (outline: Outline): number =>
  outline.shape === 'ellipse' ? outline.cx - outline.rx : outline.x;
