import type { Drawing, Label, Mark, MarkRole } from '../drawing/drawing';

/** Roles of a plan's marks, and those that only a measured drawing has. */
export type MeasuredMarkRole = MarkRole | 'leader' | 'centre-point' | 'diagonal';

export interface MeasuredMark extends Omit<Mark, 'role'> {
  role: MeasuredMarkRole;
}

export interface MeasuredLabel extends Omit<Label, 'role' | 'rotation'> {
  role: 'dimension' | 'call-out';
  /** Degrees clockwise about x, y. */
  rotation: number;
}

/** A plan to print and cut by: without the stone's picture, with chain dimensions, centre lines and leaders. */
export interface MeasuredDrawing extends Omit<Drawing, 'marks' | 'labels'> {
  marks: MeasuredMark[];
  labels: MeasuredLabel[];
}
