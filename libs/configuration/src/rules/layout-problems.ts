import {
  centreOf,
  distanceTo,
  gapBetween,
  partName,
  planOf,
  sharpestTurnOf,
  type Outline,
  type Places,
  type Plan,
} from '@app/drawing';
import { numbersOf, type CheckedTop } from './checked-top';
import type { Contradiction } from './contradiction';
import { sharpCorner } from './contradictions-of-choices';
import { stoneAround, type StoneAround } from './stone-around';

interface PlacedTop {
  lengthMm: number;
  widthMm: number;
  sinkName: string | null;
  cutoutNames: readonly string[];
  places: Places;
}

interface PlacedPart {
  about: Contradiction['about'];
  name: string;
  /** One of several: 'Undermount Oval (2 of 2)'. */
  partName: string;
  outlines: readonly Outline[];
  /** Drilled, so it may be closer to an edge. */
  isHole: boolean;
  isNotch: boolean;
}

/** Problems with the places of the parts, one sentence for each part and each pair. */
export function layoutProblemsOf({ lengthMm, widthMm, places, ...rest }: CheckedTop): Contradiction[] {
  if (!places || lengthMm === null || widthMm === null) return [];
  const top = { ...rest, lengthMm, widthMm, places };
  const stone = stoneAround(top);
  const { tapReachMm } = numbersOf(top);
  const plan = planOf(top);
  const parts = partsOf(plan, top.sinkName);
  return [
    ...parts.flatMap((part) => edgeProblem(part, top, stone)),
    ...parts.flatMap((part, index) =>
      parts.slice(index + 1).flatMap((other) => pairProblem(part, other, stone.between)),
    ),
    ...tapProblems(plan, tapReachMm),
    ...tracedCorners(plan, top),
  ];
}

/** The curves of a traced line are short straight pieces, so only a sharp turn is a corner. */
const tracedCorners = ({ sinks }: Plan, top: CheckedTop): Contradiction[] =>
  sinks.some(({ outline }) => outline.shape === 'polygon' && sharpestTurnOf(outline.points) > Math.PI / 3)
    ? sharpCorner(top, { about: 'sink', name: top.sinkName ?? '', radius: 0 })
    : [];

/** Taps whose water would not fall into a bowl. */
function tapProblems({ sinks, cutouts }: Plan, reachMm: number): Contradiction[] {
  if (sinks.length === 0) return [];
  return cutouts
    .filter(({ shape }) => shape === 'tap-hole' || shape === 'three-tap-holes')
    .flatMap(({ name, places: { at } }) =>
      at.flatMap((place, position): Contradiction[] => {
        const toBowl = Math.min(
          ...sinks.map(({ outline }) => distanceTo(outline, { x: place.fromLeftMm, y: place.fromBackMm })),
        );
        if (toBowl <= reachMm) return [];
        const hole = partName({ name, position, of: at.length });
        return [
          {
            about: 'cutouts',
            sentence: `‘${hole}’ is ${Math.round(toBowl)} mm from the edge of the bowl; a tap reaches over ${reachMm} mm.`,
            partNames: [hole],
          },
        ];
      }),
    );
}

/** One entry for each basin, and for the holes of each place of a cut-out. */
function partsOf({ sinks, cutouts }: Plan, sinkName: string | null): PlacedPart[] {
  return [
    ...sinks.map(({ standsOnTop, waste, outline }, position): PlacedPart => ({
      about: 'sink',
      name: sinkName ?? '',
      partName: partName({ name: sinkName ?? '', position, of: sinks.length }),
      outlines: [standsOnTop ? waste : outline],
      isHole: standsOnTop,
      isNotch: false,
    })),
    ...cutouts.flatMap(({ name, shape, places: { at }, outlines }) =>
      at.map((_, position): PlacedPart => {
        const holes = outlines.length / at.length;
        const own = outlines.slice(position * holes, (position + 1) * holes);
        return {
          about: 'cutouts',
          name,
          partName: partName({ name, position, of: at.length }),
          outlines: own,
          isHole: own.every((outline) => outline.shape === 'ellipse'),
          isNotch: shape === 'notch',
        };
      }),
    ),
  ];
}

function edgeProblem(
  { about, partName, outlines, isHole, isNotch }: PlacedPart,
  { lengthMm, widthMm }: PlacedTop,
  stone: StoneAround,
): Contradiction[] {
  if (isNotch) return [];
  const boxes = outlines.map(centreOf);
  const edges = [
    ['left end', Math.min(...boxes.map(({ x, reach }) => x - reach)), stone.ends],
    ['right end', Math.min(...boxes.map(({ x, reach }) => lengthMm - x - reach)), stone.ends],
    ['wall', Math.min(...boxes.map(({ y, depth }) => y - depth)), stone.back],
    ['front edge', Math.min(...boxes.map(({ y, depth }) => widthMm - y - depth)), stone.front],
  ] as const;
  const needed = (ofOpening: number) => (isHole ? stone.holeToEdge : ofOpening);
  const [worst] = edges
    .map(([edge, gap, ofOpening]) => ({ edge, gap: Math.floor(gap), needed: needed(ofOpening) }))
    .filter((found) => found.gap < found.needed)
    .toSorted((a, b) => a.gap - a.needed - (b.gap - b.needed));
  if (!worst) return [];
  const sentence =
    worst.gap <= 0
      ? `‘${partName}’ does not leave any stone to the ${worst.edge}; it needs ${worst.needed} mm.`
      : `‘${partName}’ leaves ${worst.gap} mm of stone to the ${worst.edge}; it needs ${worst.needed} mm.`;
  return [{ about, sentence, partNames: [partName] }];
}

/** A quick check with the rectangles around two parts, which saves measuring between most outlines. */
const isFarApart = (a: Outline, b: Outline, mm: number): boolean => {
  const [one, other] = [centreOf(a), centreOf(b)];
  return (
    Math.abs(one.x - other.x) - one.reach - other.reach >= mm ||
    Math.abs(one.y - other.y) - one.depth - other.depth >= mm
  );
};

function pairProblem(one: PlacedPart, other: PlacedPart, between: number): Contradiction[] {
  if (one.outlines.every((a) => other.outlines.every((b) => isFarApart(a, b, between)))) return [];
  const gap = Math.floor(
    Math.min(...one.outlines.flatMap((a) => other.outlines.map((b) => gapBetween(a, b)))),
  );
  if (gap >= between) return [];
  const both =
    one.name === other.name ? `The two ‘${one.name}’` : `‘${one.partName}’ and ‘${other.partName}’`;
  return [
    {
      about: one.about,
      sentence:
        gap === 0
          ? `${both} overlap.`
          : `${both} leave ${gap} mm of stone between them; they need ${between} mm.`,
      partNames: [one.partName, other.partName],
    },
  ];
}
