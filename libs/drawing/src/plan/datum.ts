import type { Place } from './places';

/** From which end and side of the top distances are measured. */
export interface Datum {
  along: 'left' | 'right' | 'centre';
  across: 'wall' | 'front';
}

/** Distances of a point from the datum, in whole mm; from the centre they are negative to the left. */
export interface DatumPoint {
  alongMm: number;
  acrossMm: number;
}

interface TopSize {
  lengthMm: number;
  widthMm: number;
}

const middleOf = ({ lengthMm }: TopSize): number => Math.round(lengthMm / 2);

export function toPlace({ alongMm, acrossMm }: DatumPoint, { along, across }: Datum, size: TopSize): Place {
  const fromLeft = {
    left: alongMm,
    right: size.lengthMm - alongMm,
    centre: middleOf(size) + alongMm,
  };
  return {
    fromLeftMm: fromLeft[along],
    fromBackMm: across === 'wall' ? acrossMm : size.widthMm - acrossMm,
  };
}

export function toPoint(
  { fromLeftMm, fromBackMm }: Place,
  { along, across }: Datum,
  size: TopSize,
): DatumPoint {
  const distance = {
    left: fromLeftMm,
    right: size.lengthMm - fromLeftMm,
    centre: fromLeftMm - middleOf(size),
  };
  return {
    alongMm: distance[along],
    acrossMm: across === 'wall' ? fromBackMm : size.widthMm - fromBackMm,
  };
}
