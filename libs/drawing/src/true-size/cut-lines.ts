import { topCorners } from '../drawing/top-path';
import type { Outline, Point } from '../plan/outline';
import type { Plan } from '../plan/plan-of';

/** Layer of a line; `notes` are not cut. */
export type CutLayer = 'outline' | 'sink' | 'holes' | 'notes';

/** A closed line at true size, in mm: origin at the back left corner, x along the wall, y towards the front. */
export type CutLine = { layer: CutLayer } & (
  | { kind: 'circle'; x: number; y: number; radius: number }
  | { kind: 'polyline'; vertices: Vertex[] }
);

interface Vertex extends Point {
  /** As in DXF: tangent of a quarter of the angle of the arc to the next vertex, positive from x to y; 0: a straight line. */
  bulge: number;
}

/**
 * What is cut from a top: its outline with the notches, the openings of basins and the holes. A cut-out of unknown size is only
 * a note.
 */
export function cutLinesOf(plan: Plan): CutLine[] {
  return [
    { layer: 'outline', kind: 'polyline', vertices: topCorners(plan).map(([x, y]) => ({ x, y, bulge: 0 })) },
    ...plan.sinks.map(({ standsOnTop, waste, outline }) => toCutLine('sink', standsOnTop ? waste : outline)),
    ...plan.cutouts
      .filter(({ shape }) => shape !== 'notch')
      .flatMap(({ outlines }) => outlines)
      .map((outline) => toCutLine(outline.shape === 'ellipse' ? 'holes' : 'notes', outline)),
  ];
}

function toCutLine(layer: CutLayer, outline: Outline): CutLine {
  if (outline.shape === 'rect') return { layer, kind: 'polyline', vertices: roundedRect(outline) };
  if (outline.shape === 'polygon')
    return { layer, kind: 'polyline', vertices: outline.points.map((point) => ({ ...point, bulge: 0 })) };
  const { cx: x, cy: y, rx, ry } = outline;
  return rx === ry
    ? { layer, kind: 'circle', x, y, radius: rx }
    : { layer, kind: 'polyline', vertices: ellipse(outline) };
}

/** The bulge of an arc of 90°. */
const cornerBulge = Math.tan(Math.PI / 8);

function roundedRect({ x, y, width, height, radius: r }: Extract<Outline, { shape: 'rect' }>): Vertex[] {
  const bulge = r === 0 ? 0 : cornerBulge;
  const [right, bottom] = [x + width, y + height];
  const corners = [
    [x + r, y, right - r, y],
    [right, y + r, right, bottom - r],
    [right - r, bottom, x + r, bottom],
    [x, bottom - r, x, y + r],
  ] as const;
  return corners.flatMap(([fromX, fromY, toX, toY]) => [
    { x: fromX, y: fromY, bulge: 0 },
    ...(r === 0 ? [] : [{ x: toX, y: toY, bulge }]),
  ]);
}

/** DXF R12 has no ellipses. This many arcs are accurate to 0.01 mm, also for a long narrow basin. */
const ellipseArcs = 128;

function ellipse({ cx, cy, rx, ry }: Extract<Outline, { shape: 'ellipse' }>): Vertex[] {
  const pointAt = (arc: number): Point => {
    const angle = (arc / ellipseArcs) * 2 * Math.PI;
    return { x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) };
  };
  return Array.from({ length: ellipseArcs }, (_, arc) => ({
    ...pointAt(arc),
    bulge: bulgeThrough(pointAt(arc), pointAt(arc + 0.5), pointAt(arc + 1)),
  }));
}

/** The bulge of the arc through three points. */
function bulgeThrough(from: Point, via: Point, to: Point): number {
  const [a, b] = [
    { x: via.x - from.x, y: via.y - from.y },
    { x: to.x - via.x, y: to.y - via.y },
  ];
  return Math.tan(Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y) / 2);
}

/** The line as an SVG path. */
export function cutLinePath(line: CutLine): string {
  if (line.kind === 'circle') {
    const { x, y, radius: r } = line;
    return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
  }
  const [first, ...others] = line.vertices;
  if (!first) return '';
  let from = first;
  const parts = [...others, first].map((to) => {
    const { bulge } = from;
    const chord = Math.hypot(to.x - from.x, to.y - from.y);
    const radius = (chord * (1 + bulge * bulge)) / (4 * Math.abs(bulge));
    from = to;
    return bulge === 0 ? `L${to.x} ${to.y}` : `A${radius} ${radius} 0 0 ${bulge > 0 ? 1 : 0} ${to.x} ${to.y}`;
  });
  return `M${first.x} ${first.y}${parts.join('')}Z`;
}
