import type { Drawing, Label, Mark, MarkRole } from '../drawing/drawing';

/** Beside the marks of a plan, those that only a measured drawing has. */
export type MeasuredMarkRole = MarkRole | 'leader' | 'centre-point' | 'diagonal';

export interface MeasuredMark extends Omit<Mark, 'role'> {
  role: MeasuredMarkRole;
}

/** Beside the figures, the words at the end of a leader. */
export interface MeasuredLabel extends Omit<Label, 'role' | 'rotation'> {
  role: 'dimension' | 'call-out';
  /** Degrees clockwise about x, y. */
  rotation: number;
}

/** A plan to print and to cut by: no stone, but chain dimensions, centre lines and leaders. */
export interface MeasuredDrawing extends Omit<Drawing, 'marks' | 'labels'> {
  marks: MeasuredMark[];
  labels: MeasuredLabel[];
}
