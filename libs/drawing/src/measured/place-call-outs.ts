import type { Point } from '../plan/outline';

/** Text with a leader, and where the leader starts. */
export interface CallOut {
  text: string;
  /** On the edge of the labelled shape. */
  from: Point;
}

/** A {@link CallOut} with its position. */
interface PlacedCallOut extends CallOut {
  /** Counted upwards from the wall. */
  row: number;
  leansLeft: boolean;
  /** Where the leader turns level. */
  elbowX: number;
  /** Start and end of the text. */
  textX: number;
  endX: number;
}

interface CallOutRoom {
  /** Bounds of the text. */
  left: number;
  right: number;
  widthOf: (text: string) => number;
  /** A leader's slant, its level end, and the space before the text. */
  lean: number;
  level: number;
  gap: number;
  maxRows: number;
}

/**
 * Sides and shares of the slant, in the order in which they are tried. Steep leaders fit between texts. A steep one to the
 * right comes last, as it blocks the space of others.
 */
const leans = [
  ['right', 1],
  ['left', 1],
  ['left', 0.3],
  ['right', 0.3],
] as const;

/**
 * Places call-outs in rows above the wall, so that texts do not overlap and no leader crosses a text. Call-outs without
 * space are left out, as the list beside the drawing has all of them.
 */
export function placeCallOuts(callOuts: readonly CallOut[], room: CallOutRoom): PlacedCallOut[] {
  const preferred = callOuts.flatMap((callOut) => {
    const [first, ...others] = leans
      .map(([side, share]) => placeBesideLeader(side, share, callOut, room))
      .filter(({ textX, endX }) => textX >= room.left && endX <= room.right);
    return first ? [{ first, others }] : [];
  });
  // Leaders to the right are placed from right to left and leaders to the left from left to right, each above the previous.
  const inOrder = [
    ...preferred.filter(({ first }) => !first.leansLeft).toSorted((a, b) => b.first.from.x - a.first.from.x),
    ...preferred.filter(({ first }) => first.leansLeft).toSorted((a, b) => a.first.from.x - b.first.from.x),
  ];
  const rows = Array.from({ length: room.maxRows }, (_, row) => row);
  const placed: PlacedCallOut[] = [];
  for (const { first, others } of inOrder) {
    const candidates = [first, ...others].flatMap((preference) =>
      rows.map((row) => ({ ...preference, row })),
    );
    const free = candidates.find(
      (candidate) => !placed.some((other) => areColliding(candidate, other, room.gap)),
    );
    if (free) placed.push(free);
  }
  return placed;
}

function placeBesideLeader(
  side: 'left' | 'right',
  share: number,
  callOut: CallOut,
  { widthOf, level, gap, ...room }: CallOutRoom,
): Omit<PlacedCallOut, 'row'> {
  const { x } = callOut.from;
  const width = widthOf(callOut.text);
  const lean = room.lean * share;
  const reach = lean + level + gap;
  const leansLeft = side === 'left';
  const textX = leansLeft ? x - reach - width : x + reach;
  return { ...callOut, leansLeft, elbowX: leansLeft ? x - lean : x + lean, textX, endX: textX + width };
}

/** Whether texts overlap in one row, or the leader of the higher one crosses the lower text. */
function areColliding(a: PlacedCallOut, b: PlacedCallOut, gap: number): boolean {
  if (a.row === b.row) return areOverlapping(extentOf(a), extentOf(b), gap);
  const [low, high] = a.row < b.row ? [a, b] : [b, a];
  return areOverlapping([low.textX, low.endX], slantOf(high), gap);
}

type Interval = readonly [from: number, to: number];

const slantOf = ({ from, elbowX }: PlacedCallOut): Interval => [
  Math.min(from.x, elbowX),
  Math.max(from.x, elbowX),
];

const extentOf = ({ from, textX, endX }: PlacedCallOut): Interval => [
  Math.min(from.x, textX),
  Math.max(from.x, endX),
];

const areOverlapping = ([from, to]: Interval, [otherFrom, otherTo]: Interval, gap: number): boolean =>
  from < otherTo + gap && otherFrom < to + gap;
