import { describePlan } from './describe-plan';
import { fittingCentre, placeSink, type PlacedSink } from './place-sink';
import { placeCutouts, type PlacedCutout } from './place-cutouts';
import type { PlanRequest, Range } from './plan-request';

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
  /** x of basin and taps, where the centre line is; null: nothing to centre on it. */
  centreLineX: number | null;
  sink: PlacedSink | null;
  cutouts: PlacedCutout[];
  description: string;
}

const usual = { lengthMm: 1200, widthMm: 350 };

/** The plan of a top: pure geometry that screen, mail, PDF and job sheet all render. */
export function planOf(request: PlanRequest): Plan {
  const length = measuredSide(request.lengthMm, request.limits?.lengthMm, usual.lengthMm);
  const width = measuredSide(request.widthMm, request.limits?.widthMm, usual.widthMm);
  const drawn = { lengthMm: length.drawnMm, widthMm: width.drawnMm };
  const isConflicting = (name: string) => request.conflictingParts?.includes(name) ?? false;
  const sink = request.sinkName === null ? null : placeSink(request.sinkName, drawn);
  const cutouts = placeCutouts(request.cutoutNames, drawn).map((cutout) => ({
    ...cutout,
    isConflicting: isConflicting(cutout.name),
  }));
  const hasFitting = sink !== null || cutouts.some(({ shape }) => /tap|dispenser/.test(shape));
  return {
    length,
    width,
    centreLineX: hasFitting ? fittingCentre(drawn).x : null,
    sink: sink && { ...sink, isConflicting: isConflicting(request.sinkName ?? '') },
    cutouts,
    description: describePlan({ ...request, sink, cutouts }),
  };
}

function measuredSide(enteredMm: number | null, limits: Range | undefined, defaultMm: number): MeasuredSide {
  if (enteredMm === null) return { enteredMm, drawnMm: defaultMm, isOutOfRange: false };
  const drawnMm = limits ? Math.min(limits.max, Math.max(limits.min, enteredMm)) : enteredMm;
  return { enteredMm, drawnMm, isOutOfRange: drawnMm !== enteredMm };
}
