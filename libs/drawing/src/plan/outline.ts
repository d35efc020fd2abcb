/** A closed shape in mm: origin at the back left corner, x along the wall, y towards the front. */
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

/** A shape's centre and half extents. */
export const centreOf = (outline: Outline): { x: number; y: number; reach: number; depth: number } =>
  outline.shape === 'ellipse'
    ? { x: outline.cx, y: outline.cy, reach: outline.rx, depth: outline.ry }
    : {
        x: outline.x + outline.width / 2,
        y: outline.y + outline.height / 2,
        reach: outline.width / 2,
        depth: outline.height / 2,
      };
