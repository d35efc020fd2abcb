import type { DrawnRoom } from '@app/drawing';

/** The measured room of a top. */
export interface RoomOnPaper {
  room: DrawnRoom;
  /** The measurements as text, for screen readers. */
  description: string;
  /** What the drawing does not show, and the advice; one sentence each. */
  sentences: readonly string[];
}
