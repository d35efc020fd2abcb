import type { Label } from '../drawing/drawing';
import { coordinates, linePath, outlinePath, rounded } from '../drawing/paths';
import { edgeMm, edgeSection, type EdgeSection, type EdgeShape, type Point, type Round } from './edge-shape';

/** A line besides the section itself. */
interface EdgeMark {
  role: 'break-line' | 'dimension-line';
  path: string;
  strokeWidth: number;
}

/** The section of an edge for one display width; 1 unit is 1 mm. */
interface EdgeDrawing {
  viewBox: { x: number; y: number; width: number; height: number };
  section: { path: string; strokeWidth: number };
  hatch: { pitch: number; strokeWidth: number };
  marks: EdgeMark[];
  labels: Label[];
  description: string;
}

/** Space in rendered pixels for the dimensions above and in front of the stone. */
const marginPx = { left: 5, right: 44, top: 40, bottom: 8 } as const;
const labelPx = 13;

const descriptions: Record<EdgeShape, string> = {
  square: `Square edge in section: ${edgeMm.thickness} millimetres thick, arris of ${edgeMm.arris} millimetres`,
  bullnose: `Bullnose edge in section: half round with a radius of ${edgeMm.thickness / 2} millimetres`,
  ogee: `Ogee edge in section: a cove over a round, each with a radius of ${edgeMm.ogeeRadius} millimetres`,
  beveled: `Beveled edge in section: ${edgeMm.bevel} by ${edgeMm.bevel} millimetres at 45 degrees`,
};

/** Draws an edge in section. All edges have the same scale at one width. For another width, draw again: type stays 13 px. */
export function drawEdge(shape: EdgeShape, { renderedWidthPx }: { renderedWidthPx: number }): EdgeDrawing {
  // Narrow drawings show less of the top behind the edge, which would otherwise become too small.
  const frontMm = renderedWidthPx < 180 ? 52 : 78;
  const mmPerPx = frontMm / (renderedWidthPx - marginPx.left - marginPx.right);
  const section = edgeSection(shape, frontMm);
  return {
    viewBox: {
      x: rounded(-marginPx.left * mmPerPx),
      y: rounded(-marginPx.top * mmPerPx),
      width: rounded(renderedWidthPx * mmPerPx),
      height: rounded(edgeMm.thickness + (marginPx.top + marginPx.bottom) * mmPerPx),
    },
    section: { path: section.path, strokeWidth: rounded(Math.max(0.95, 1.6 * mmPerPx)) },
    hatch: { pitch: rounded(5 * mmPerPx), strokeWidth: rounded(0.8 * mmPerPx) },
    marks: [
      breakLine(mmPerPx),
      { role: 'dimension-line', path: dimensionsOf(section, mmPerPx), strokeWidth: rounded(1.2 * mmPerPx) },
    ],
    labels: labelsOf(section, mmPerPx),
    description: descriptions[shape],
  };
}

/** Marks that the top continues behind the edge. */
const breakLine = (mmPerPx: number): EdgeMark => {
  const t = edgeMm.thickness;
  const overshoot = 5 * mmPerPx;
  const zig = 4 * mmPerPx;
  return {
    role: 'break-line',
    path: `M${coordinates(0, -overshoot, -zig / 2, t * 0.4, zig / 2, t * 0.5, -zig / 2, t * 0.6, 0, t + overshoot)}`,
    strokeWidth: rounded(mmPerPx),
  };
};

function dimensionsOf({ shape, frontMm: f, rounds }: EdgeSection, mmPerPx: number): string {
  const { thickness: t, arris, bevel } = edgeMm;
  switch (shape) {
    case 'square': {
      const ring = { shape: 'ellipse', cx: f - arris, cy: arris, rx: 9 * mmPerPx, ry: 9 * mmPerPx } as const;
      const [x, y] = arrisElbow(f, mmPerPx);
      return (
        outlinePath(ring) +
        `${linePath(f - arris - 6.4 * mmPerPx, arris - 6.4 * mmPerPx, x, y)}H${coordinates(x - 8 * mmPerPx)}` +
        verticalDimension(f, 0, t, mmPerPx)
      );
    }
    case 'bullnose':
    case 'ogee':
      return rounds.map((round, index) => radiusLines(round, index > 0, mmPerPx)).join('');
    case 'beveled':
      return (
        linePath(f - bevel, -4 * mmPerPx, f - bevel, -20 * mmPerPx) +
        linePath(f, -4 * mmPerPx, f, -20 * mmPerPx) +
        linePath(f - bevel, -14 * mmPerPx, f, -14 * mmPerPx) +
        slash(f - bevel, -14 * mmPerPx, mmPerPx) +
        slash(f, -14 * mmPerPx, mmPerPx) +
        verticalDimension(f, 0, bevel, mmPerPx)
      );
  }
}

function labelsOf({ shape, frontMm: f, rounds }: EdgeSection, mmPerPx: number): Label[] {
  const { thickness: t, arris, bevel } = edgeMm;
  switch (shape) {
    case 'square': {
      const [x, y] = arrisElbow(f, mmPerPx);
      return [
        label(`${arris} × 45°`, x - 11 * mmPerPx, y + 4.5 * mmPerPx, 'end', mmPerPx),
        { ...label(String(t), f + 33 * mmPerPx, t / 2, 'middle', mmPerPx), rotation: -90 },
      ];
    }
    case 'bullnose':
    case 'ogee':
      return rounds.map((round, index) => {
        const [x, y] = radiusElbow(round, index > 0, mmPerPx);
        return label(`R${round.radius}`, x + 2 * mmPerPx, y - 4 * mmPerPx, 'start', mmPerPx);
      });
    case 'beveled':
      return [
        label(String(bevel), f - bevel / 2, -24 * mmPerPx, 'middle', mmPerPx),
        label(String(bevel), f + 26 * mmPerPx, bevel / 2 + 4.5 * mmPerPx, 'start', mmPerPx),
      ];
  }
}

/** Where the leader of the arris turns level. */
const arrisElbow = (f: number, mmPerPx: number): Point => [f - 22 * mmPerPx, -22 * mmPerPx];

/** Where the leader of a radius turns level: above the stone, or for the second radius in front of it. */
const radiusElbow = ({ onArc, centre: [x] }: Round, isSecond: boolean, mmPerPx: number): Point =>
  isSecond
    ? [onArc[0] + 9 * mmPerPx, onArc[1] - 9 * mmPerPx]
    : [x + (onArc[0] > x ? onArc[0] - x : 0) + 6 * mmPerPx, -13 * mmPerPx];

/** A cross at the centre, a line to the arc, and a leader with the radius. */
function radiusLines(round: Round, isSecond: boolean, mmPerPx: number): string {
  const [x, y] = round.centre;
  const arm = 4 * mmPerPx;
  const [toX, toY] = radiusElbow(round, isSecond, mmPerPx);
  return [
    linePath(x - arm, y, x + arm, y),
    linePath(x, y - arm, x, y + arm),
    linePath(x, y, ...round.onArc),
    `${linePath(...(round.isCove ? round.centre : round.onArc), toX, toY)}H${coordinates(toX + 26 * mmPerPx)}`,
  ].join('');
}

const slash = (x: number, y: number, mmPerPx: number): string =>
  linePath(x - 3.5 * mmPerPx, y + 3.5 * mmPerPx, x + 3.5 * mmPerPx, y - 3.5 * mmPerPx);

/** In front of the stone, between two heights. */
const verticalDimension = (f: number, from: number, to: number, mmPerPx: number): string => {
  const x = f + 20 * mmPerPx;
  return (
    linePath(f + 5 * mmPerPx, from, x + 6 * mmPerPx, from) +
    linePath(f + 5 * mmPerPx, to, x + 6 * mmPerPx, to) +
    linePath(x, from, x, to) +
    slash(x, from, mmPerPx) +
    slash(x, to, mmPerPx)
  );
};

const label = (text: string, x: number, y: number, anchor: Label['anchor'], mmPerPx: number): Label => ({
  role: 'dimension',
  text,
  x: rounded(x),
  y: rounded(y),
  size: rounded(labelPx * mmPerPx),
  anchor,
  rotation: 0,
});
