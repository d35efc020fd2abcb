import type { Point } from '../plan/outline';

/** Clockwise from the top left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Row by row; maps points in homogeneous coordinates. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

export interface Sheet {
  widthMm: number;
  heightMm: number;
}

/** Maps millimetres on a flat rectangular sheet to pixels of a photo in which the sheet has these corners. */
export function sheetToPhoto([p0, p1, p2, p3]: Corners, { widthMm, heightMm }: Sheet): Homography {
  const [d1, d2] = [minus(p1, p2), minus(p3, p2)];
  const sum = { x: p0.x - p1.x + p2.x - p3.x, y: p0.y - p1.y + p2.y - p3.y };
  const area = cross(d1, d2);
  const [g, h] = [cross(sum, d2) / area, cross(d1, sum) / area];
  return [
    (p1.x - p0.x + g * p1.x) / widthMm,
    (p3.x - p0.x + h * p3.x) / heightMm,
    p0.x,
    (p1.y - p0.y + g * p1.y) / widthMm,
    (p3.y - p0.y + h * p3.y) / heightMm,
    p0.y,
    g / widthMm,
    h / heightMm,
    1,
  ];
}

/** The inverse mapping, as the adjugate matrix: the scale of a homography does not matter. */
export const inverseOf = ([a, b, c, d, e, f, g, h, i]: Homography): Homography => [
  e * i - f * h,
  c * h - b * i,
  b * f - c * e,
  f * g - d * i,
  a * i - c * g,
  c * d - a * f,
  d * h - e * g,
  b * g - a * h,
  a * e - b * d,
];

export function mapPoint([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

/** Whether these can be the corners of a sheet in a photo: convex, and in clockwise order. */
export const areCornersOfSheet = (corners: Corners): boolean =>
  corners.every((corner, index) => {
    const [next, afterNext] = [corners[(index + 1) % 4] ?? corner, corners[(index + 2) % 4] ?? corner];
    const [one, two] = [minus(next, corner), minus(afterNext, next)];
    return cross(one, two) > minSine * Math.hypot(one.x, one.y) * Math.hypot(two.x, two.y);
  });

/** Sine of about 15°. A photo from a flatter angle is too inaccurate. */
const minSine = 0.26;

/** Compares the mean lengths of opposite sides in the photo. */
export const isLandscape = ([a, b, c, d]: Corners): boolean => {
  const length = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
  return length(a, b) + length(c, d) > length(b, c) + length(d, a);
};

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
