import type { Outline } from '../plan/outline';

/** To 0.01 mm, which is finer than any saw and keeps the path short. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

export const coordinates = (...numbers: number[]): string => numbers.map(rounded).join(' ');

export const linePath = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${coordinates(x1, y1)}L${coordinates(x2, y2)}`;

export const polygonPath = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => coordinates(x, y)).join('L')}Z`;

export function outlinePath(outline: Outline): string {
  if (outline.shape === 'ellipse') {
    const { cx, cy, rx, ry } = outline;
    const half = (x: number) => `A${coordinates(rx, ry)} 0 1 1 ${coordinates(x, cy)}`;
    return `M${coordinates(cx - rx, cy)}${half(cx + rx)}${half(cx - rx)}Z`;
  }
  if (outline.shape === 'polygon') return polygonPath(outline.points.map(({ x, y }) => [x, y]));
  const { x, y, width, height, radius: r } = outline;
  if (r === 0) {
    return polygonPath([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]);
  }
  const corner = (toX: number, toY: number) => `A${coordinates(r, r)} 0 0 1 ${coordinates(toX, toY)}`;
  return [
    `M${coordinates(x + r, y)}H${coordinates(x + width - r)}${corner(x + width, y + r)}`,
    `V${coordinates(y + height - r)}${corner(x + width - r, y + height)}`,
    `H${coordinates(x + r)}${corner(x, y + height - r)}V${coordinates(y + r)}${corner(x + r, y)}Z`,
  ].join('');
}
