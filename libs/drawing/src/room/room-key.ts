import type { DrawnRoom } from './draw-room';
import { skewOf } from './skew-of';

const text = {
  walls: 'Thick lines are walls.',
  cabinet: 'Dashed is the inside of the cabinet.',
  exaggerated: 'What is out of square is drawn larger than it is.',
} as const;

/** How to read the drawing of a room; '' if it only has an outline. */
export const roomKey = (room: DrawnRoom, size: { lengthMm: number; widthMm: number }): string =>
  [
    ...(room.walls.length > 0 ? [text.walls] : []),
    ...(room.cabinet ? [text.cabinet] : []),
    ...(skewOf(room, size).outOfSquareMm > 0 ? [text.exaggerated] : []),
  ].join(' ');
