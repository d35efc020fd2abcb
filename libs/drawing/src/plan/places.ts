import type { BasinShape } from './basin-shape';
import type { Outline } from './outline';

/** A point on the top in whole mm, from its left end and from the wall. */
export interface Place {
  fromLeftMm: number;
  fromBackMm: number;
}

/** Where the parts of a top go. */
export interface Places {
  /** Centres of the basins. */
  sinks: readonly Place[];
  /** The opening for each basin, around its centre; absent: the usual one for the sink's name. */
  opening?: Outline | undefined;
  /** The basin that the opening is for; absent: a basin of the usual size. */
  basin?: BasinShape | undefined;
  /** In the order of the cut-outs' names. */
  cutouts: readonly CutoutPlaces[];
}

export interface CutoutPlaces {
  /** Centres; of several holes in a row, the middle of the row. Empty: still to be agreed. */
  at: readonly Place[];
  /** Between the holes of a row, centre to centre; absent: the usual distance. */
  pitchMm?: number;
}
