import type { DrawnRoom } from '@app/drawing';

/** Where a top goes, as measured. */
export interface RoomOnPaper {
  room: DrawnRoom;
  /** What was measured, for who cannot see the drawing. */
  description: string;
  /** What the drawing does not show, and the advice; one sentence each. */
  sentences: readonly string[];
}
