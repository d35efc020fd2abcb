import { fromBasinMm } from './behind-basin';
import { centreOf, type Outline } from './outline';
import type { Plan } from './plan-of';
import type { Place, Places } from './places';
import { cutoutShapeOf } from './shapes';

/** A basin or cut-out that can be moved on the plan. */
export interface MovablePart {
  kind: 'sink' | 'cutout';
  name: string;
  /** Index of the cut-out among the names; 0 for a basin. */
  index: number;
  /** Index among the places of this cut-out, or among the basins. */
  position: number;
  /** Number of places of this cut-out, or of basins. */
  of: number;
  place: Place;
  /** Half its length and depth, in mm. */
  halfLengthMm: number;
  halfWidthMm: number;
  /** A notch can only be in a corner at the wall. */
  isNotch: boolean;
}

/** Everything on the plan that has a place, basins first. */
export function movablePartsOf(
  { sinks, cutouts }: Pick<Plan, 'sinks' | 'cutouts'>,
  sinkName: string | null,
): MovablePart[] {
  return [
    ...sinks.map(({ outline, place }, position): MovablePart => ({
      kind: 'sink',
      name: sinkName ?? '',
      index: 0,
      position,
      of: sinks.length,
      place,
      ...extentOf([outline]),
      isNotch: false,
    })),
    ...cutouts.flatMap(({ name, shape, places: { at }, outlines }, index) =>
      at.map((place, position): MovablePart => {
        const holes = outlines.length / at.length;
        return {
          kind: 'cutout',
          name,
          index,
          position,
          of: at.length,
          place,
          ...extentOf(outlines.slice(position * holes, (position + 1) * holes)),
          isNotch: shape === 'notch',
        };
      }),
    ),
  ];
}

export const isTap = ({ kind, name }: MovablePart): boolean =>
  kind === 'cutout' && /tap/.test(cutoutShapeOf(name));

/** Basins without a tap, if the top has taps at all. */
export function basinsWithoutTap(parts: readonly MovablePart[]): MovablePart[] {
  const placesOf = (some: readonly MovablePart[]) => some.map(({ place }) => place);
  const taps = parts.filter(isTap);
  const sinks = parts.filter(({ kind }) => kind === 'sink');
  if (taps.length === 0) return [];
  const without = basinsWithout(placesOf(taps), placesOf(sinks));
  return sinks.filter(({ position }) => without.includes(position));
}

/** Positions of the basins without a hole: for every hole another basin is nearer, along the top. */
function basinsWithout(holes: readonly Place[], sinks: readonly Place[]): number[] {
  const nearest = holes.map(({ fromLeftMm }) => {
    const distances = sinks.map((sink) => Math.abs(sink.fromLeftMm - fromLeftMm));
    return distances.indexOf(Math.min(...distances));
  });
  return [...sinks.keys()].filter((position) => !nearest.includes(position));
}

function extentOf(outlines: readonly Outline[]): { halfLengthMm: number; halfWidthMm: number } {
  const boxes = outlines.map(centreOf);
  const left = Math.min(...boxes.map(({ x, reach }) => x - reach));
  const right = Math.max(...boxes.map(({ x, reach }) => x + reach));
  return { halfLengthMm: (right - left) / 2, halfWidthMm: Math.max(...boxes.map(({ depth }) => depth)) };
}

interface TopSize {
  lengthMm: number;
  widthMm: number;
}

/** The nearest place at which the part is on the stone, in whole mm. */
export function clampToTop(part: MovablePart, { fromLeftMm, fromBackMm }: Place, size: TopSize): Place {
  if (part.isNotch)
    return {
      fromLeftMm: fromLeftMm < size.lengthMm / 2 ? part.halfLengthMm : size.lengthMm - part.halfLengthMm,
      fromBackMm: part.halfWidthMm,
    };
  const within = (mm: number, half: number, sizeMm: number) =>
    Math.round(Math.min(Math.max(mm, Math.ceil(half)), Math.max(Math.ceil(half), sizeMm - Math.ceil(half))));
  return {
    fromLeftMm: within(fromLeftMm, part.halfLengthMm, size.lengthMm),
    fromBackMm: within(fromBackMm, part.halfWidthMm, size.widthMm),
  };
}

/** Snaps a place to the middle of the top and to the centres of other parts, if they are within `nearMm`. */
export function snapPlace(
  { fromLeftMm, fromBackMm }: Place,
  others: readonly MovablePart[],
  size: TopSize,
  nearMm: number,
): Place {
  const nearest = (mm: number, targets: readonly number[]) => {
    const [target] = targets.toSorted((a, b) => Math.abs(a - mm) - Math.abs(b - mm));
    return target !== undefined && Math.abs(target - mm) <= nearMm ? target : mm;
  };
  return {
    fromLeftMm: nearest(fromLeftMm, [
      Math.round(size.lengthMm / 2),
      ...others.map(({ place }) => place.fromLeftMm),
    ]),
    fromBackMm: nearest(
      fromBackMm,
      others.filter(({ isNotch }) => !isNotch).map(({ place }) => place.fromBackMm),
    ),
  };
}

const replaceAt = <T>(list: readonly T[], at: number, replacement: T): T[] =>
  list.map((entry, index) => (index === at ? replacement : entry));
const removeAt = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

/** Changes the places of one cut-out, or of the basins. */
function changePlaces(
  places: Places,
  { kind, index }: Pick<MovablePart, 'kind' | 'index'>,
  change: (at: readonly Place[]) => readonly Place[],
): Places {
  if (kind === 'sink') return { ...places, sinks: change(places.sinks) };
  const cutout = places.cutouts[index] ?? { at: [] };
  return { ...places, cutouts: replaceAt(places.cutouts, index, { ...cutout, at: change(cutout.at) }) };
}

/** Moves a part. With a basin, taps and dispensers in their usual place behind it move along the length. */
export function movePart(
  places: Places,
  part: Pick<MovablePart, 'kind' | 'index' | 'position'>,
  to: Place,
  cutoutNames: readonly string[],
): Places {
  const moved = changePlaces(places, part, (at) => replaceAt(at, part.position, to));
  const from = part.kind === 'sink' && places.sinks[part.position];
  if (!from) return moved;
  const withBasin = (at: Place, offsetMm: number): Place =>
    at.fromLeftMm === from.fromLeftMm + offsetMm && at.fromBackMm < from.fromBackMm
      ? { ...at, fromLeftMm: to.fromLeftMm + offsetMm }
      : at;
  return {
    ...moved,
    cutouts: moved.cutouts.map((cutout, index) => {
      const offsetMm = fromBasinMm(cutoutNames[index] ?? '', cutoutNames, places.basin);
      return offsetMm === null
        ? cutout
        : { ...cutout, at: cutout.at.map((place) => withBasin(place, offsetMm)) };
    }),
  };
}

export const removePart = (places: Places, part: MovablePart): Places =>
  changePlaces(places, part, (at) => removeAt(at, part.position));

/**
 * Adds one more of the same kind. With a second basin, both are placed at a quarter of the length from the ends. A tap goes
 * behind a basin that has none yet, any other hole beside the first.
 */
export function addPart(
  places: Places,
  part: MovablePart,
  size: TopSize,
  cutoutNames: readonly string[],
): Places {
  return part.kind === 'sink'
    ? addBasin(places, part, size, cutoutNames)
    : addHole(places, part, size, cutoutNames);
}

function addBasin(
  places: Places,
  part: MovablePart,
  { lengthMm }: TopSize,
  cutoutNames: readonly string[],
): Places {
  const quarter = Math.round(lengthMm / 4);
  const moved = movePart(places, part, { ...part.place, fromLeftMm: quarter }, cutoutNames);
  return { ...moved, sinks: [...moved.sinks, { ...part.place, fromLeftMm: lengthMm - quarter }] };
}

/** Stone between a hole and another one that is added beside it. */
const besideGapMm = 40;

function addHole(places: Places, part: MovablePart, size: TopSize, cutoutNames: readonly string[]): Places {
  return changePlaces(places, part, (at) => {
    const { fromLeftMm } = part.place;
    const offsetMm = fromBasinMm(part.name, cutoutNames, places.basin);
    const free = offsetMm === null ? undefined : basinsWithout(at, places.sinks)[0];
    const step = Math.ceil(part.halfLengthMm * 2) + besideGapMm;
    const hasRoomOnTheRight = fromLeftMm + step + part.halfLengthMm <= size.lengthMm;
    const beside = hasRoomOnTheRight ? fromLeftMm + step : fromLeftMm - step;
    const next = free === undefined ? beside : (places.sinks[free]?.fromLeftMm ?? 0) + (offsetMm ?? 0);
    return [...at, clampToTop(part, { ...part.place, fromLeftMm: next }, size)];
  });
}
