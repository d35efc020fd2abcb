import type { Datum, DatumPoint } from './datum';

export const fromEnd: Record<Datum['along'], string> = {
  left: 'From the left end',
  right: 'From the right end',
  centre: 'From the middle',
};
export const fromSide: Record<Datum['across'], string> = {
  wall: 'From the wall',
  front: 'From the front edge',
};

/** One of several basins or holes of a name: 'Tap hole, 35 mm (2 of 3)'. */
export const partName = ({ name, position, of }: { name: string; position: number; of: number }): string =>
  of > 1 ? `${name} (${position + 1} of ${of})` : name;

/** '400 mm from the left end, 45 mm from the wall'. */
export const distancesText = ({ alongMm, acrossMm }: DatumPoint, { along, across }: Datum): string =>
  `${alongMm} mm ${fromEnd[along].toLowerCase()}, ${acrossMm} mm ${fromSide[across].toLowerCase()}`;
