import type { Point } from '../plan/outline';

const stepsPerArc = 256;

/** Points along a closed SVG path with the commands M, L, H, V, A and Z, accurate to 0.01 mm. */
export function pointsOnPath(path: string): Point[] {
  const points: Point[] = [];
  let from = { x: 0, y: 0 };
  for (const [, command = '', figures = ''] of path.matchAll(/([MLHVAZ])([^MLHVAZ]*)/g)) {
    const numbers = figures
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const [x = 0, y = 0] = numbers.slice(-2);
    const to = { M: { x, y }, L: { x, y }, A: { x, y }, H: { x: y, y: from.y }, V: { x: from.x, y } }[
      command
    ];
    if (command === 'H' && to) to.x = numbers[0] ?? 0;
    if (command === 'V' && to) to.y = numbers[0] ?? 0;
    if (!to) continue;
    if (command === 'A') points.push(...arcPoints(from, to, numbers));
    points.push(to);
    from = to;
  }
  return points;
}

/** An arc without rotation, by the SVG specification's conversion to centre parameters. */
function arcPoints(from: Point, to: Point, [rx = 0, ry = 0, , isLarge = 0, sweep = 0]: number[]): Point[] {
  const [ax, ay] = [(from.x - to.x) / 2 / rx, (from.y - to.y) / 2 / ry];
  const squared = ax * ax + ay * ay;
  const factor = Math.sqrt(Math.max(0, 1 / squared - 1)) * (isLarge === sweep ? -1 : 1);
  const [ux, uy] = [factor * ay, -factor * ax];
  const [cx, cy] = [(from.x + to.x) / 2 + ux * rx, (from.y + to.y) / 2 + uy * ry];
  const start = Math.atan2((from.y - cy) / ry, (from.x - cx) / rx);
  const end = Math.atan2((to.y - cy) / ry, (to.x - cx) / rx);
  const full = 2 * Math.PI;
  const turn = sweep
    ? (((end - start) % full) + full) % full || full
    : -((((start - end) % full) + full) % full || full);
  return Array.from({ length: stepsPerArc }, (_, step) => {
    const angle = start + (turn * step) / stepsPerArc;
    return { x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) };
  });
}

/** Distance of a point from a closed line. */
export const distanceToLine = ({ x, y }: Point, line: readonly Point[]): number =>
  Math.min(
    ...line.map((p, index) => {
      const q = line[(index + 1) % line.length] ?? p;
      const [dx, dy] = [q.x - p.x, q.y - p.y];
      const squared = dx * dx + dy * dy;
      const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - p.x) * dx + (y - p.y) * dy) / squared));
      return Math.hypot(x - p.x - share * dx, y - p.y - share * dy);
    }),
  );
