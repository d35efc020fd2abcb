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
 * Side and share of the slant to try: nearly upright leaders fit between texts. Upright to the right is last, as it
 * blocks what is there.
 */
const leans = [
  ['right', 1],
  ['left', 1],
  ['left', 0.3],
  ['right', 0.3],
] as const;

/**
 * Places call-outs in rows above the wall, so that texts do not overlap and no leader crosses a text. Those without
 * space are left out: the list beside the drawing has everything.
 */
export function placeCallOuts(callOuts: readonly CallOut[], room: CallOutRoom): PlacedCallOut[] {
  const preferred = callOuts.flatMap((callOut) => {
    const [first, ...others] = leans
      .map(([side, share]) => leaning(side, share, callOut, room))
      .filter(({ textX, endX }) => textX >= room.left && endX <= room.right);
    return first ? [{ first, others }] : [];
  });
  // Leaders to the right are placed from the right, those to the left from the left, each above the ones before.
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
    const free = candidates.find((candidate) => !placed.some((other) => collide(candidate, other, room.gap)));
    if (free) placed.push(free);
  }
  return placed;
}

function leaning(
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

/** Texts overlap in one row, or the higher one's leader crosses the lower text. */
function collide(a: PlacedCallOut, b: PlacedCallOut, gap: number): boolean {
  if (a.row === b.row) return overlap(extentOf(a), extentOf(b), gap);
  const [low, high] = a.row < b.row ? [a, b] : [b, a];
  return overlap([low.textX, low.endX], slantOf(high), gap);
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

const overlap = ([a, b]: Interval, [c, d]: Interval, gap: number): boolean => a < d + gap && c < b + gap;
