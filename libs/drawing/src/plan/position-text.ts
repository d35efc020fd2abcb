import type { Datum, DatumPoint } from './datum';

const ends: Record<Datum['along'], string> = {
  left: 'from the left end',
  right: 'from the right end',
  centre: 'from the middle',
};
const sides: Record<Datum['across'], string> = { wall: 'from the wall', front: 'from the front edge' };

/** Labels of fields: 'Centre from the left end'. */
export const fromEnd = (along: Datum['along']): string => `Centre ${ends[along]}`;
export const fromSide = (across: Datum['across']): string => `Centre ${sides[across]}`;

/** One of several basins or holes of a name: 'Tap hole, 35 mm (2 of 3)'. */
export const partName = ({ name, position, of }: { name: string; position: number; of: number }): string =>
  of > 1 ? `${name} (${position + 1} of ${of})` : name;

/** 'Centre 400 mm from the left end, 45 mm from the wall'. */
export const distancesText = ({ alongMm, acrossMm }: DatumPoint, { along, across }: Datum): string =>
  `Centre ${alongMm} mm ${ends[along]}, ${acrossMm} mm ${sides[across]}`;
