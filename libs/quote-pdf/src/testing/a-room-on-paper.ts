import type { RoomOnPaper } from '../room/room-on-paper';

/** A room with all details: between two walls, 8 mm out of square, with a cabinet below. */
export const aRoomOnPaper = (room: Partial<RoomOnPaper> = {}): RoomOnPaper => ({
  room: {
    walls: ['back', 'left', 'right'],
    backMm: 1200,
    frontMm: 1208,
    leftMm: 350,
    rightMm: 348,
    fallingMm: 1254,
    risingMm: 1252,
    cabinet: { fromLeftMm: 120, insideMm: 960, frontRailMm: 30, backRailMm: 30 },
  },
  description: 'Walls: behind it, at the left end, at the right end. Room: back 1200 mm, front 1208 mm.',
  sentences: [
    'Cabinet: 960 mm inside, from 120 mm; front rail 30 mm, back rail 30 mm.',
    'The room is 8 mm out of square. An upstand covers the gap.',
    'Distances are measured from the left end, whose corner is not square: they differ by up to 8 mm between wall and front edge. Measure from the middle, or let us measure.',
  ],
  ...room,
});
