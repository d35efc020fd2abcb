/** A mark's meaning; the renderer chooses its style. */
export type MarkRole =
  | 'wall-hatch'
  | 'wall-line'
  | 'stone'
  | 'outline'
  | 'front-edge'
  | 'opening'
  | 'conflict'
  | 'bowl'
  | 'waste'
  | 'centre-line'
  | 'cross-hair'
  | 'dimension-line';

/** A line or area, as an SVG path in mm. */
export interface Mark {
  role: MarkRole;
  path: string;
  /** In mm; 0: only filled. */
  strokeWidth: number;
  /** In mm, on and off; absent: solid. */
  dash?: readonly number[];
}

/** A word or figure; `size` is the type's height in mm. */
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

/** A plan for one display width: strokes and type have their final size. */
export interface Drawing {
  viewBox: { x: number; y: number; width: number; height: number };
  marks: Mark[];
  labels: Label[];
  description: string;
}
