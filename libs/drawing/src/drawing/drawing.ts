/** What a mark stands for; a renderer decides how it looks. */
export type MarkRole =
  | 'wall-hatch'
  | 'wall-line'
  | 'stone'
  | 'outline'
  | 'front-edge'
  | 'opening'
  /** What cannot be made so: over the outline of a sink or a cut-out. */
  | 'conflict'
  | 'bowl'
  | 'waste'
  | 'centre-line'
  | 'cross-hair'
  | 'dimension-line';

/** A line or area, as an SVG path in millimetres. */
export interface Mark {
  role: MarkRole;
  path: string;
  /** Millimetres; 0 where the mark is only filled. */
  strokeWidth: number;
  /** Millimetres on and off; absent for a solid line. */
  dash?: readonly number[];
}

/** A word or figure; `size` is the height of the type in millimetres. */
export interface Label {
  role: 'dimension' | 'dimension-out-of-range' | 'note';
  text: string;
  x: number;
  y: number;
  size: number;
  anchor: 'start' | 'middle' | 'end';
  /** Degrees clockwise about x, y. */
  rotation: 0 | -90;
}

/** A plan ready to render at one width: strokes and type have their size on paper or screen. */
export interface Drawing {
  viewBox: { x: number; y: number; width: number; height: number };
  marks: Mark[];
  labels: Label[];
  description: string;
}
