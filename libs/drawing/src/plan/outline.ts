/** A closed shape in millimetres: origin at the back left corner, x along the wall, y towards the front. */
export type Outline =
  | { shape: 'ellipse'; cx: number; cy: number; rx: number; ry: number }
  | { shape: 'rect'; x: number; y: number; width: number; height: number; radius: number };

export function circle(cx: number, cy: number, r: number): Outline {
  return { shape: 'ellipse', cx, cy, rx: r, ry: r };
}

export interface Point {
  x: number;
  y: number;
}
