import type { Datum, LaidPoint, MovablePart } from '@app/drawing';

const ends: Record<Datum['along'], string> = {
  left: 'Left end',
  right: 'Right end',
  centre: 'Middle',
};
const sides: Record<Datum['across'], string> = { wall: 'Wall', front: 'Front edge' };
const fromEnd: Record<Datum['along'], string> = {
  left: 'From the left end',
  right: 'From the right end',
  centre: 'From the middle',
};
const fromSide: Record<Datum['across'], string> = { wall: 'From the wall', front: 'From the front edge' };

/** 'Tap hole, 35 mm (2 of 3)'. */
const nameOf = ({ name, position, of }: Pick<MovablePart, 'name' | 'position' | 'of'>): string =>
  of > 1 ? `${name} (${position + 1} of ${of})` : name;

export const layoutText = {
  datum: 'Measure from',
  along: 'End',
  across: 'Side',
  ends,
  sides,
  fromEnd,
  fromSide,
  nameOf,
  distances: ({ alongMm, acrossMm }: LaidPoint, { along, across }: Datum): string =>
    `${alongMm} mm ${fromEnd[along].toLowerCase()}, ${acrossMm} mm ${fromSide[across].toLowerCase()}`,
  move: (name: string, distances: string) => `Move ${name}: ${distances}`,
  keys: 'Drag a part, type its distances, or use the arrow keys (with Shift 10 mm).',
  wholeMm: 'Please enter whole millimetres',
  pitch: 'Between the holes',
  another: (name: string, price: string) => (price ? `Another ${name}, ${price}` : `Another ${name}`),
  secondBasin: (price: string) => (price ? `Second basin, ${price}` : 'Second basin'),
  remove: (name: string) => `Remove ${name}`,
  parts: 'Positions of the centres',
  corner: 'Corner',
  corners: { left: 'Left', right: 'Right' },
} as const;
