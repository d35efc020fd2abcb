import type { Cabinet, Room } from '@app/contracts';
import { centreOf, planOf, skewOf } from '@app/drawing';
import { numbersOf, thicknessMmOf, type CheckedTop } from './checked-top';
import type { Contradiction } from './contradiction';

/** A top with its size and the room it goes to. */
interface TopInRoom extends CheckedTop {
  lengthMm: number;
  widthMm: number;
  room: Room;
}

/** Checks the top against room and cabinet. A notice says what we do about a room that is not square. */
export function roomProblemsOf({ lengthMm, widthMm, room, ...rest }: CheckedTop): Contradiction[] {
  if (!room || lengthMm === null || widthMm === null) return [];
  const top = { ...rest, lengthMm, widthMm, room };
  return [
    tooLongForWalls(top),
    ...bowlInCabinet(top),
    ...overhangs(top),
    outOfSquare(top),
    oneSidedDistances(top),
  ].filter((found) => found !== null);
}

const problem = (sentence: string, partNames: readonly string[] = []): Contradiction => ({
  about: 'room',
  sentence,
  partNames,
});
const notice = (sentence: string): Contradiction => ({ ...problem(sentence), isNotice: true });

const isBetweenWalls = ({ walls }: Room): boolean => walls.includes('left') && walls.includes('right');

function tooLongForWalls({ room, ...top }: TopInRoom): Contradiction | null {
  const { backMm, frontMm } = skewOf(room, top);
  const largest = Math.max(backMm, frontMm);
  if (!isBetweenWalls(room) || top.lengthMm <= largest) return null;
  return problem(`A top of ${top.lengthMm} mm does not fit between walls that are ${largest} mm apart.`);
}

/** A bowl has to hang inside the cabinet, clear of its sides and rails. */
function bowlInCabinet(top: TopInRoom): Contradiction[] {
  const { cabinet } = top.room;
  const { sinkName } = top;
  if (!cabinet || sinkName === null) return [];
  const { bowlClearanceMm } = numbersOf(top);
  const bowls = planOf(top).sinks.filter(({ standsOnTop }) => !standsOnTop);
  return bowls.flatMap(({ outline, hanging = outline }) => {
    const { x, y, reach, depth } = centreOf(hanging);
    const [neededMm, insideMm] = [Math.ceil(2 * reach) + 2 * bowlClearanceMm, cabinet.insideMm];
    if (neededMm > insideMm)
      return [
        problem(`‘${sinkName}’ needs ${neededMm} mm inside the cabinet; there are ${insideMm} mm.`, [
          sinkName,
        ]),
      ];
    const [neededDepthMm, betweenRailsMm] = [
      Math.ceil(2 * depth) + 2 * bowlClearanceMm,
      top.widthMm - cabinet.frontRailMm - cabinet.backRailMm,
    ];
    if (neededDepthMm > betweenRailsMm)
      return [
        problem(
          `‘${sinkName}’ needs ${neededDepthMm} mm between the rails of the cabinet; there are ${betweenRailsMm} mm.`,
          [sinkName],
        ),
      ];
    const gaps = gapsIn(cabinet, top, { x, y, reach, depth })
      .map(([part, mm]) => ({ part, mm: Math.floor(mm) }))
      .filter(({ mm }) => mm < bowlClearanceMm)
      .toSorted((a, b) => a.mm - b.mm);
    const [worst] = gaps;
    if (!worst) return [];
    const sentence =
      worst.mm < 0
        ? `‘${sinkName}’ meets the ${worst.part} of the cabinet: move it ${bowlClearanceMm - worst.mm} mm.`
        : `‘${sinkName}’ clears the ${worst.part} of the cabinet by ${worst.mm} mm; it needs ${bowlClearanceMm} mm.`;
    return [problem(sentence, [sinkName])];
  });
}

const gapsIn = (
  { fromLeftMm, insideMm, frontRailMm, backRailMm }: Cabinet,
  { widthMm }: TopInRoom,
  { x, y, reach, depth }: { x: number; y: number; reach: number; depth: number },
) =>
  [
    ['left side', x - reach - fromLeftMm],
    ['right side', fromLeftMm + insideMm - x - reach],
    ['back rail', y - depth - backRailMm],
    ['front rail', widthMm - frontRailMm - y - depth],
  ] as const;

/** Thickness of a cabinet's side panel, which supports the top. */
const panelMm = 18;
/** A top at least this thick may reach further beyond the cabinet. */
const thickFromMm = 30;

/** An end that no wall carries may reach only so far beyond the cabinet. */
function overhangs(top: TopInRoom): Contradiction[] {
  const { cabinet, walls } = top.room;
  if (!cabinet) return [];
  const { overhangMm, thickOverhangMm } = numbersOf(top);
  const isThick = (thicknessMmOf(top) ?? 0) >= thickFromMm;
  // No more than a third of the top may be without support.
  const most = Math.min(isThick ? thickOverhangMm : overhangMm, Math.floor(top.lengthMm / 3));
  const ends = [
    ['left', cabinet.fromLeftMm - panelMm],
    ['right', top.lengthMm - cabinet.fromLeftMm - cabinet.insideMm - panelMm],
  ] as const;
  return ends
    .filter(([end, mm]) => !walls.includes(end) && mm > most)
    .map(([end, mm]) =>
      problem(`The ${end} end reaches ${mm} mm beyond the cabinet without support; ${most} mm is the most.`),
    );
}

/** An upstand covers a narrow gap if the top fits between the walls; otherwise the top is scribed to the walls. */
function outOfSquare(top: TopInRoom): Contradiction | null {
  const skew = skewOf(top.room, top);
  const { squareMm, upstandMm } = numbersOf(top);
  if (skew.outOfSquareMm <= squareMm) return null;
  const [length, width] = [Math.max(skew.backMm, skew.frontMm), Math.max(skew.leftMm, skew.rightMm)];
  const isTight = isBetweenWalls(top.room) && top.lengthMm > Math.min(skew.backMm, skew.frontMm);
  const advice =
    skew.outOfSquareMm <= upstandMm && !isTight
      ? 'An upstand covers the gap.'
      : `We cut it to the larger size, ${length} × ${width} mm, and scribe it to the walls.`;
  return notice(`The room is ${skew.outOfSquareMm} mm out of square. ${advice}`);
}

/** Distances from an end whose wall leans are not the same at the wall and at the front edge. */
function oneSidedDistances(top: TopInRoom): Contradiction | null {
  const { datum, room, sinkName, cutoutNames } = top;
  if (sinkName === null && cutoutNames.length === 0) return null;
  const { outOfSquareMm } = skewOf(room, top);
  if (!datum || datum.along === 'centre' || !room.walls.includes(datum.along)) return null;
  if (outOfSquareMm <= numbersOf(top).squareMm) return null;
  return notice(
    `Distances are measured from the ${datum.along} end, whose corner is not square: they differ by up to ${outOfSquareMm} mm between wall and front edge. Measure from the middle, or let us measure.`,
  );
}
