import { type Datum, distancesText, fromEnd, fromSide, partName } from '@app/drawing';

const ends: Record<Datum['along'], string> = {
  left: 'Left end',
  right: 'Right end',
  centre: 'Middle',
};
const sides: Record<Datum['across'], string> = { wall: 'Wall', front: 'Front edge' };
export const layoutText = {
  datum: 'Measure from',
  along: 'End',
  across: 'Side',
  ends,
  sides,
  fromEnd,
  fromSide,
  nameOf: partName,
  distances: distancesText,
  move: (name: string, distances: string) => `Move ${name}: ${distances}`,
  keys: 'Drag a part, type its distances, or use the arrow keys (with Shift 10 mm).',
  wholeMm: 'Please enter whole millimetres',
  pitch: 'Between the holes',
  another: (name: string, price: string) => (price ? `Another ${name}, ${price}` : `Another ${name}`),
  withoutTap: (basin: string, tap: string | undefined) =>
    tap ? `‘${basin}’ has no tap: ‘Another ${tap}’ adds one.` : `‘${basin}’ has no tap.`,
  secondBasin: (price: string) => (price ? `Second basin, ${price}` : 'Second basin'),
  remove: (name: string) => `Remove ${name}`,
  parts: 'Positions of the centres',
  corner: 'Corner',
  corners: { left: 'Left', right: 'Right' },
} as const;
