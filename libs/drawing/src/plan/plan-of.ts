import { describePlan } from './describe-plan';
import { placeCutout, type PlacedCutout } from './place-cutouts';
import { placeSink, placeSinkWithin, type PlacedSink } from './place-sink';
import type { Places } from './places';
import type { PlanRequest, Range } from './plan-request';
import { partName } from './position-text';
import { isAtSink, usualPlaces } from './usual-places';

/** One side: as entered, and as drawn. */
export interface MeasuredSide {
  enteredMm: number | null;
  drawnMm: number;
  isOutOfRange: boolean;
}

/** A top's geometry in mm, independent of scale and style. */
export interface Plan {
  length: MeasuredSide;
  width: MeasuredSide;
  /** Whether somebody has placed the parts; false: they are in their usual places, for illustration. */
  isPlaced: boolean;
  sinks: PlacedSink[];
  cutouts: PlacedCutout[];
  description: string;
}

/** Drawn while no size is entered. */
const usual = { lengthMm: 1200, widthMm: 350 };

/** The plan of a top, as geometry that screen, mail, PDF and job sheet render. */
export function planOf(request: PlanRequest): Plan {
  const length = measuredSide(request.lengthMm, request.limits?.lengthMm, usual.lengthMm);
  const width = measuredSide(request.widthMm, request.limits?.widthMm, usual.widthMm);
  const drawn = { lengthMm: length.drawnMm, widthMm: width.drawnMm };
  // A conflict is reported for all parts of one name, or for one of them.
  const isConflicting = (name: string, position: number, of: number) =>
    [name, partName({ name, position, of })].some((partOrAll) =>
      request.conflictingParts?.includes(partOrAll),
    );
  const { sinkName, cutoutNames } = request;
  const places = request.places ?? usualPlaces(request, drawn);
  const sinks =
    sinkName === null
      ? []
      : places.sinks.map((place, position) => ({
          ...(request.places
            ? placeSink(sinkName, place, places)
            : placeSinkWithin(sinkName, place, { ...drawn, hasTaps: cutoutNames.some(isAtSink) })),
          isConflicting: isConflicting(sinkName, position, places.sinks.length),
        }));
  const cutouts = cutoutNames.map((name, index) => {
    const own = places.cutouts[index] ?? { at: [] };
    return {
      ...placeCutout(name, own, drawn),
      conflicting: own.at.map((_, position) => isConflicting(name, position, own.at.length)),
    };
  });
  return {
    length,
    width,
    isPlaced: Boolean(request.places),
    sinks,
    cutouts,
    description: describePlan({ ...request, sinks, cutouts }),
  };
}

/** Where the parts are drawn. */
export const placesOf = ({ sinks, cutouts }: Pick<Plan, 'sinks' | 'cutouts'>): Places => ({
  sinks: sinks.map(({ place }) => place),
  cutouts: cutouts.map(({ places }) => places),
});

/** x of each centre line: through the basins, or without a basin through the first tap. */
export const centreLinesOf = ({ sinks, cutouts }: Plan): number[] =>
  sinks.length
    ? sinks.map(({ place }) => place.fromLeftMm)
    : cutouts
        .filter(({ shape }) => shape === 'tap-hole' || shape === 'three-tap-holes')
        .flatMap(({ places }) => places.at.map(({ fromLeftMm }) => fromLeftMm))
        .slice(0, 1);

function measuredSide(enteredMm: number | null, limits: Range | undefined, defaultMm: number): MeasuredSide {
  if (enteredMm === null) return { enteredMm, drawnMm: defaultMm, isOutOfRange: false };
  const drawnMm = limits ? Math.min(limits.max, Math.max(limits.min, enteredMm)) : enteredMm;
  return { enteredMm, drawnMm, isOutOfRange: drawnMm !== enteredMm };
}
