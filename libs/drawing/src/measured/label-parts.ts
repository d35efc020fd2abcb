import { wallDepthMm } from '../drawing/wall';
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
  k: number;
  left: number;
  right: number;
  maxRows: number;
}

/** Mean letter width of the sans face, slightly generous. */
const letterEm = 0.53;
const widthOf = (text: string, k: number): number => text.length * letterEm * px.callOut * k;

/** Labels what is cut: the sink on the stone beside it, if there is space; everything else in rows above the wall. */
export function labelParts(
  plan: Plan,
  { k, left, right, maxRows }: Frame,
): { rows: number; callOuts: MarkAndLabel[] } {
  const sink = plan.sink && { text: sinkText(plan.sink), from: leaderStart(plan.sink.outline) };
  const beside = sink && besideSink(plan, sink, k);
  const placed = placeCallOuts([...callOutsOf(plan.cutouts), ...(sink && !beside ? [sink] : [])], {
    left,
    right,
    maxRows,
    widthOf: (text) => widthOf(text, k),
    lean: px.lean * k,
    level: px.level * k,
    gap: px.beforeText * k,
  });
  return {
    rows: Math.max(0, ...placed.map(({ row }) => row + 1)),
    callOuts: [
      ...(beside ? [beside] : []),
      ...placed.map((callOut) =>
        leaderAndText({ ...callOut, toY: -wallDepthMm(k) - (px.firstRow + callOut.row * px.row) * k }, k),
      ),
    ],
  };
}

/** On the stone right of the sink; null if the text would meet the next cut-out or the end. */
function besideSink(plan: Plan, { text, from }: CallOut, k: number): MarkAndLabel | null {
  if (!plan.sink) return null;
  const { x, y, reach, depth } = centreOf(plan.sink.outline);
  const elbowX = Math.max(from.x + px.lean * k, x + reach);
  const textX = elbowX + (px.level + px.beforeText) * k;
  const edges = plan.cutouts
    .flatMap(({ outlines }) => outlines.map(leftOf))
    .filter((edge) => edge > x + reach);
  const end = Math.min(plan.length.drawnMm, ...edges) - px.beforeText * k;
  if (textX + widthOf(text, k) > end) return null;
  return leaderAndText({ text, from, elbowX, toY: y - depth * 0.78, leansLeft: false }, k);
}

interface Leader extends CallOut {
  elbowX: number;
  toY: number;
  leansLeft: boolean;
}

function leaderAndText({ text, from, elbowX, toY, leansLeft }: Leader, k: number): MarkAndLabel {
  const towards = leansLeft ? -k : k;
  const levelTo = elbowX + px.level * towards;
  return [
    {
      role: 'leader',
      path: line(from.x, from.y, elbowX, toY) + line(elbowX, toY, levelTo, toY),
      strokeWidth: 0.85 * k,
    },
    {
      role: 'call-out',
      text,
      x: levelTo + px.beforeText * towards,
      y: toY + px.callOut * 0.35 * k,
      size: px.callOut * k,
      anchor: leansLeft ? 'end' : 'start',
      rotation: 0,
    },
  ];
}

const leftOf = (outline: Outline): number =>
  outline.shape === 'ellipse' ? outline.cx - outline.rx : outline.x;
