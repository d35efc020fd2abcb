import type { Label } from '../drawing/drawing';
import { at, line, outlinePath, rounded } from '../drawing/paths';
import { edgeMm, edgeSection, type EdgeSection, type EdgeShape, type Point, type Round } from './edge-shape';

/** A line of the drawing; the section itself is filled and outlined. */
export interface EdgeMark {
  role: 'break-line' | 'dimension-line';
  path: string;
  strokeWidth: number;
}

/** The section of an edge for one display width; 1 unit is 1 mm. */
export interface EdgeDrawing {
  viewBox: { x: number; y: number; width: number; height: number };
  section: { path: string; strokeWidth: number };
  hatch: { pitch: number; strokeWidth: number };
  marks: EdgeMark[];
  labels: Label[];
  description: string;
}

/** Rendered pixels around the stone: room for the dimensions above and in front of it. */
const marginPx = { left: 5, right: 44, top: 40, bottom: 8 } as const;
const labelPx = 13;

const descriptions: Record<EdgeShape, string> = {
  square: `Square edge in section: ${edgeMm.thickness} millimetres thick, arris of ${edgeMm.arris} millimetres`,
  bullnose: `Bullnose edge in section: half round with a radius of ${edgeMm.thickness / 2} millimetres`,
  ogee: `Ogee edge in section: a cove over a round, each with a radius of ${edgeMm.ogeeRadius} millimetres`,
  beveled: `Beveled edge in section: ${edgeMm.bevel} by ${edgeMm.bevel} millimetres at 45 degrees`,
};

/**
 * Draws an edge in section. All edges drawn for one width have the same scale; lettering stays 13 px, so draw again for
 * another width.
 */
export function drawEdge(shape: EdgeShape, { renderedWidthPx }: { renderedWidthPx: number }): EdgeDrawing {
  // Narrow drawings show less of the top behind the edge, which would otherwise become too small.
  const frontMm = renderedWidthPx < 180 ? 52 : 78;
  const k = frontMm / (renderedWidthPx - marginPx.left - marginPx.right);
  const section = edgeSection(shape, frontMm);
  return {
    viewBox: {
      x: rounded(-marginPx.left * k),
      y: rounded(-marginPx.top * k),
      width: rounded(renderedWidthPx * k),
      height: rounded(edgeMm.thickness + (marginPx.top + marginPx.bottom) * k),
    },
    section: { path: section.path, strokeWidth: rounded(Math.max(0.95, 1.6 * k)) },
    hatch: { pitch: rounded(5 * k), strokeWidth: rounded(0.8 * k) },
    marks: [
      breakLine(k),
      { role: 'dimension-line', path: dimensionsOf(section, k), strokeWidth: rounded(1.2 * k) },
    ],
    labels: labelsOf(section, k),
    description: descriptions[shape],
  };
}

/** Marks that the top continues behind the edge. */
const breakLine = (k: number): EdgeMark => {
  const t = edgeMm.thickness;
  const overshoot = 5 * k;
  const zig = 4 * k;
  return {
    role: 'break-line',
    path: `M${at(0, -overshoot, -zig / 2, t * 0.4, zig / 2, t * 0.5, -zig / 2, t * 0.6, 0, t + overshoot)}`,
    strokeWidth: rounded(k),
  };
};

function dimensionsOf({ shape, frontMm: f, rounds }: EdgeSection, k: number): string {
  const { thickness: t, arris, bevel } = edgeMm;
  switch (shape) {
    case 'square': {
      const ring = { shape: 'ellipse', cx: f - arris, cy: arris, rx: 9 * k, ry: 9 * k } as const;
      const [x, y] = squareCall(f, k);
      return (
        outlinePath(ring) +
        `${line(f - arris - 6.4 * k, arris - 6.4 * k, x, y)}H${at(x - 8 * k)}` +
        verticalDimension(f, 0, t, k)
      );
    }
    case 'bullnose':
    case 'ogee':
      return rounds.map((round, index) => radiusLines(round, index > 0, k)).join('');
    case 'beveled':
      return (
        line(f - bevel, -4 * k, f - bevel, -20 * k) +
        line(f, -4 * k, f, -20 * k) +
        line(f - bevel, -14 * k, f, -14 * k) +
        slash(f - bevel, -14 * k, k) +
        slash(f, -14 * k, k) +
        verticalDimension(f, 0, bevel, k)
      );
  }
}

function labelsOf({ shape, frontMm: f, rounds }: EdgeSection, k: number): Label[] {
  const { thickness: t, arris, bevel } = edgeMm;
  switch (shape) {
    case 'square': {
      const [x, y] = squareCall(f, k);
      return [
        label(`${arris} × 45°`, x - 11 * k, y + 4.5 * k, 'end', k),
        { ...label(String(t), f + 33 * k, t / 2, 'middle', k), rotation: -90 },
      ];
    }
    case 'bullnose':
    case 'ogee':
      return rounds.map((round, index) => {
        const [x, y] = radiusCall(round, index > 0, k);
        return label(`R${round.radius}`, x + 2 * k, y - 4 * k, 'start', k);
      });
    case 'beveled':
      return [
        label(String(bevel), f - bevel / 2, -24 * k, 'middle', k),
        label(String(bevel), f + 26 * k, bevel / 2 + 4.5 * k, 'start', k),
      ];
  }
}

/** The elbow of the arris's call-out. */
const squareCall = (f: number, k: number): Point => [f - 22 * k, -22 * k];

/** The elbow of a radius's call-out: above the stone, or in front of it below another one. */
const radiusCall = ({ onArc, centre: [x] }: Round, isSecond: boolean, k: number): Point =>
  isSecond ? [onArc[0] + 9 * k, onArc[1] - 9 * k] : [x + (onArc[0] > x ? onArc[0] - x : 0) + 6 * k, -13 * k];

/** A cross at the centre, a line to the arc, and a leader to write on. */
function radiusLines(round: Round, isSecond: boolean, k: number): string {
  const [x, y] = round.centre;
  const arm = 4 * k;
  const [toX, toY] = radiusCall(round, isSecond, k);
  return [
    line(x - arm, y, x + arm, y),
    line(x, y - arm, x, y + arm),
    line(x, y, ...round.onArc),
    `${line(...(round.isCove ? round.centre : round.onArc), toX, toY)}H${at(toX + 26 * k)}`,
  ].join('');
}

const slash = (x: number, y: number, k: number): string =>
  line(x - 3.5 * k, y + 3.5 * k, x + 3.5 * k, y - 3.5 * k);

/** In front of the stone, between two heights. */
const verticalDimension = (f: number, from: number, to: number, k: number): string => {
  const x = f + 20 * k;
  return (
    line(f + 5 * k, from, x + 6 * k, from) +
    line(f + 5 * k, to, x + 6 * k, to) +
    line(x, from, x, to) +
    slash(x, from, k) +
    slash(x, to, k)
  );
};

const label = (text: string, x: number, y: number, anchor: Label['anchor'], k: number): Label => ({
  role: 'dimension',
  text,
  x: rounded(x),
  y: rounded(y),
  size: rounded(labelPx * k),
  anchor,
  rotation: 0,
});
