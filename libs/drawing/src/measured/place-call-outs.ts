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
 * To which side a leader leans, and how much of its lean it keeps: nearly upright it finds its way between words.
 * Upright to the right comes last, because it takes the room of what stands there.
 */
const leans = [
  ['right', 1],
  ['left', 1],
  ['left', 0.3],
  ['right', 0.3],
] as const;

/**
 * Names what is there in rows above the wall, so that neither words meet nor a leader crosses words. What finds
 * no place goes without: the list beside a drawing names everything.
 */
export function placeCallOuts(callOuts: readonly CallOut[], room: CallOutRoom): PlacedCallOut[] {
  const wished = callOuts.flatMap((callOut) => {
    const [first, ...others] = leans
      .map(([side, share]) => leaning(side, share, callOut, room))
      .filter(({ textX, endX }) => textX >= room.left && endX <= room.right);
    return first ? [{ first, others }] : [];
  });
  // What leans right is placed from the right, and what can only lean left from the left: each next one goes above
  // those before it, with its leader beside their words.
  const inOrder = [
    ...wished.filter(({ first }) => !first.leansLeft).toSorted((a, b) => b.first.from.x - a.first.from.x),
    ...wished.filter(({ first }) => first.leansLeft).toSorted((a, b) => a.first.from.x - b.first.from.x),
  ];
  const rows = Array.from({ length: room.mostRows }, (_, row) => row);
  const placed: PlacedCallOut[] = [];
  for (const { first, others } of inOrder) {
    const candidates = [first, ...others].flatMap((wish) => rows.map((row) => ({ ...wish, row })));
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
