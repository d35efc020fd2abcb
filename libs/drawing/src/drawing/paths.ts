import type { Outline } from '../plan/outline';

/** To 0.01 mm: finer than any saw, and short. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

export const at = (...numbers: number[]): string => numbers.map(rounded).join(' ');

export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${at(x1, y1)}L${at(x2, y2)}`;

export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => at(x, y)).join('L')}Z`;

export function outlinePath(outline: Outline): string {
  if (outline.shape === 'ellipse') {
    const { cx, cy, rx, ry } = outline;
    const half = (x: number) => `A${at(rx, ry)} 0 1 1 ${at(x, cy)}`;
    return `M${at(cx - rx, cy)}${half(cx + rx)}${half(cx - rx)}Z`;
  }
  if (outline.shape === 'polygon') return polygon(outline.points.map(({ x, y }) => [x, y]));
  const { x, y, width, height, radius: r } = outline;
  if (r === 0) {
    return polygon([
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ]);
  }
  const corner = (toX: number, toY: number) => `A${at(r, r)} 0 0 1 ${at(toX, toY)}`;
  return [
    `M${at(x + r, y)}H${at(x + width - r)}${corner(x + width, y + r)}`,
    `V${at(y + height - r)}${corner(x + width - r, y + height)}`,
    `H${at(x + r)}${corner(x, y + height - r)}V${at(y + r)}${corner(x + r, y)}Z`,
  ].join('');
}
