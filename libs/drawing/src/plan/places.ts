import { centreOf, type Outline } from './outline';
import type { Plan } from './plan-of';
import type { PlacedCutout } from './place-cutouts';

export interface Place {
  fromLeftMm: number;
  fromBackMm: number;
}

/** Centres of the sink and the tap holes. */
export interface Places {
  /** null: no sink. */
  sink: Place | null;
  taps: readonly Place[];
}

const isTap = ({ shape }: PlacedCutout): boolean => shape === 'tap-hole' || shape === 'three-tap-holes';

/** Where the drawing puts sink and taps: the defaults when staff measure. */
export function placesOf(plan: Plan): Places {
  return {
    sink: plan.sink && placeOf(plan.sink.outline),
    taps: plan.cutouts.filter(isTap).flatMap(({ outlines }) => outlines.map(placeOf)),
  };
}

/**
 * The plan with sink and taps at agreed places, holes in the order of {@link placesOf}; what is not given stays. The
 * centre line goes through the sink, or without one through the middle of the taps.
 */
export function planAt(plan: Plan, { sink: at, taps }: Places): Plan {
  const sink =
    plan.sink && at
      ? {
          ...plan.sink,
          outline: centredAt(plan.sink.outline, at),
          waste: centredAt(plan.sink.waste, at),
        }
      : plan.sink;
  const waiting = [...taps];
  const next = (outline: Outline): Outline => {
    const place = waiting.shift();
    return place ? centredAt(outline, place) : outline;
  };
  const cutouts = plan.cutouts.map((cutout) =>
    isTap(cutout) ? { ...cutout, outlines: cutout.outlines.map(next) } : cutout,
  );
  const holes = cutouts.filter(isTap).flatMap(({ outlines }) => outlines.map((it) => centreOf(it).x));
  const [first] = holes;
  return {
    ...plan,
    sink,
    cutouts,
    centreLineX: sink
      ? centreOf(sink.outline).x
      : first === undefined
        ? plan.centreLineX
        : (Math.min(...holes) + Math.max(...holes)) / 2,
  };
}

function placeOf(outline: Outline): Place {
  const { x, y } = centreOf(outline);
  return { fromLeftMm: Math.round(x), fromBackMm: Math.round(y) };
}

const centredAt = (outline: Outline, { fromLeftMm, fromBackMm }: Place): Outline =>
  outline.shape === 'ellipse'
    ? { ...outline, cx: fromLeftMm, cy: fromBackMm }
    : { ...outline, x: fromLeftMm - outline.width / 2, y: fromBackMm - outline.height / 2 };
