import type { Point } from '../plan/outline';

/** Something to be named: where its leader begins, and the words. */
export interface CallOut {
  text: string;
  /** On the edge of what is named. */
  from: Point;
}

/** Where the words of a {@link CallOut} stand. */
export interface PlacedCallOut extends CallOut {
  /** Counted upwards from the wall. */
  row: number;
  leansLeft: boolean;
  /** Where the leader turns level. */
  elbowX: number;
  /** Where the words begin and end. */
  textX: number;
  endX: number;
}

/** Sizes in millimetres of the drawing, since type and leaders have theirs on paper. */
export interface CallOutRoom {
  /** The words stay between these. */
  left: number;
  right: number;
  widthOf: (text: string) => number;
  /** How far a leader leans, how long its level end is, and the air before the words. */
  lean: number;
  level: number;
  gap: number;
  mostRows: number;
}

/**
 * Names what is there in rows above the wall, so that neither words meet nor a leader crosses words. What finds
 * no place goes without: the list beside a drawing names everything.
 */
export function placeCallOuts(callOuts: readonly CallOut[], room: CallOutRoom): PlacedCallOut[] {
  const wished = callOuts
    .map((callOut) => wish(callOut, room))
    .filter(({ textX, endX }) => textX >= room.left && endX <= room.right);
  // What leans right is placed from the right, and what leans left from the left: each next one goes above those
  // before it, with its leader beside their words.
  const inOrder = [
    ...wished.filter(({ leansLeft }) => !leansLeft).toSorted((a, b) => b.from.x - a.from.x),
    ...wished.filter(({ leansLeft }) => leansLeft).toSorted((a, b) => a.from.x - b.from.x),
  ];
  const placed: PlacedCallOut[] = [];
  for (const callOut of inOrder) {
    const row = Array.from({ length: room.mostRows }, (_, index) => index).find(
      (candidate) => !placed.some((other) => collide({ ...callOut, row: candidate }, other, room.gap)),
    );
    if (row !== undefined) placed.push({ ...callOut, row });
  }
  return placed;
}

function wish(
  callOut: CallOut,
  { right, widthOf, lean, level, gap }: CallOutRoom,
): Omit<PlacedCallOut, 'row'> {
  const { x } = callOut.from;
  const width = widthOf(callOut.text);
  const reach = lean + level + gap;
  const leansLeft = x + reach + width > right;
  const textX = leansLeft ? x - reach - width : x + reach;
  return { ...callOut, leansLeft, elbowX: leansLeft ? x - lean : x + lean, textX, endX: textX + width };
}

/** Words meet in one row, or the leader of the higher one passes through the words of the lower. */
function collide(a: PlacedCallOut, b: PlacedCallOut, gap: number): boolean {
  if (a.row === b.row) return overlap(wholeOf(a), wholeOf(b), gap);
  const [low, high] = a.row < b.row ? [a, b] : [b, a];
  return overlap([low.textX, low.endX], slantOf(high), gap);
}

type Interval = readonly [from: number, to: number];

const slantOf = ({ from, elbowX }: PlacedCallOut): Interval => [
  Math.min(from.x, elbowX),
  Math.max(from.x, elbowX),
];

const wholeOf = ({ from, textX, endX }: PlacedCallOut): Interval => [
  Math.min(from.x, textX),
  Math.max(from.x, endX),
];

const overlap = ([a, b]: Interval, [c, d]: Interval, gap: number): boolean => a < d + gap && c < b + gap;
