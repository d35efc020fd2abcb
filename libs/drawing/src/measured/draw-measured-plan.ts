import { fittingMarks } from '../drawing/fitting-marks';
import { linePath, outlinePath } from '../drawing/paths';
import { topPath } from '../drawing/top-path';
import { wallDepth, wallMarks } from '../drawing/wall';
import { centreOf, circle } from '../plan/outline';
import { centreLinesOf, type Plan } from '../plan/plan-of';
import { dimensionsOf, extensionLines } from './dimensions-of';
import type { MeasuredDrawing, MeasuredMark } from './measured-drawing';
import { overallOffset, measuredPx } from './measured-px';
import { labelParts } from './label-parts';
import { workshopMarks } from './workshop-marks';

export interface MeasuredOptions {
  /** Printed width in CSS pixels; strokes and type are sized for it. */
  renderedWidthPx: number;
  /** Maximum height. */
  maxHeightPx?: number;
  /** For the workshop: adds the diagonal, for checking squareness, and the polished front edge. */
  isForWorkshop?: boolean;
}

/** Space above a wall without text. */
const spaceAboveWallPx = 4;
/** Minimum depth of the top when text above it needs space. */
const minTopPx = 64;
/** Rows of text that fit above the wall. */
const maxRowsIn = (heightPx: number, belowPx: number): number => {
  const freeHeightPx = heightPx - wallDepth(1) - measuredPx.firstRow - minTopPx - belowPx;
  return Math.max(
    0,
    Math.min(
      6,
      Math.floor((heightPx * 0.42) / measuredPx.row),
      Math.floor(freeHeightPx / measuredPx.row + 0.5),
    ),
  );
};

/**
 * Draws the plan to print and cut by: white, with chain dimensions to the sink's centre, centre lines, and call-outs that
 * name what is cut. 1 unit is 1 mm. The sink's position is agreed later, which the page should say beside the drawing.
 */
export function drawMeasuredPlan(plan: Plan, options: MeasuredOptions): MeasuredDrawing {
  const { renderedWidthPx, maxHeightPx = Infinity } = options;
  const [length, width] = [plan.length.drawnMm, plan.width.drawnMm];
  const left = leftSpaceOf(plan) + measuredPx.beyond;
  const right = measuredPx.right + measuredPx.beyond;
  const below = overallOffset(plan) + measuredPx.beyond;
  const maxRows = maxRowsIn(maxHeightPx, below);

  // Text above the wall needs space. That changes the scale, and so the number of rows. The loop ends, as rows only grow.
  for (let rows = 0; ;) {
    const above =
      wallDepth(1) + (rows ? measuredPx.firstRow + (rows - 0.5) * measuredPx.row : spaceAboveWallPx);
    const mmPerPx = Math.max(
      length / (renderedWidthPx - left - right),
      width / Math.max(1, maxHeightPx - above - below),
    );
    const spareWidthMm = renderedWidthPx * mmPerPx - length - (left + right) * mmPerPx;
    const x = -left * mmPerPx - spareWidthMm / 2;
    const labelled = labelParts(plan, { mmPerPx, left: x, right: x + renderedWidthPx * mmPerPx, maxRows });
    if (labelled.rows > rows) {
      rows = labelled.rows;
      continue;
    }
    const dimensions = dimensionsOf(plan, mmPerPx);
    const workshop = options.isForWorkshop ? workshopMarks(plan, mmPerPx) : { marks: [], labels: [] };
    const drawn = [...dimensions, ...labelled.callOuts];
    return {
      viewBox: {
        x,
        y: -above * mmPerPx,
        width: renderedWidthPx * mmPerPx,
        height: width + (above + below) * mmPerPx,
      },
      marks: [
        ...wallMarks(length, mmPerPx),
        { role: 'outline', path: topPath(plan), strokeWidth: 1.5 * mmPerPx },
        ...workshop.marks,
        ...fittings(plan, mmPerPx),
        ...centreLines(plan, mmPerPx),
        extensionLines(plan, mmPerPx),
        ...drawn.map(([mark]) => mark),
      ],
      labels: [...drawn.map(([, label]) => label), ...workshop.labels],
      description: plan.description,
    };
  }
}

/** Sinks and holes. A basin that is cut into the stone has a point at its centre instead of its waste hole. */
function fittings(plan: Plan, mmPerPx: number): MeasuredMark[] {
  const marks = fittingMarks(plan, { mmPerPx, hasCentreLines: false });
  const cutIn = plan.sinks.filter(({ standsOnTop }) => !standsOnTop);
  if (cutIn.length === 0) return marks;
  return [
    ...marks.filter(({ role }) => role !== 'waste'),
    ...cutIn.map(({ place }): MeasuredMark => {
      const point = circle(place.fromLeftMm, place.fromBackMm, 2.4 * mmPerPx);
      return { role: 'centre-point', path: outlinePath(point), strokeWidth: 0 };
    }),
  ];
}

/** Space at the left for dimension lines: one for each distance of a basin from the wall. */
const leftSpaceOf = ({ sinks }: Plan): number =>
  measuredPx.left * new Set(sinks.map(({ place }) => place.fromBackMm)).size;

/** Chain-dotted through the sink, out to its dimensions. */
function centreLines(plan: Plan, mmPerPx: number): MeasuredMark[] {
  const { sinks, width } = plan;
  const lineStyle = {
    role: 'centre-line',
    strokeWidth: 0.85 * mmPerPx,
    dash: [12 * mmPerPx, 3.5 * mmPerPx, 2.5 * mmPerPx, 3.5 * mmPerPx],
  } as const;
  return [
    ...centreLinesOf(plan).map((x) => ({
      ...lineStyle,
      path: linePath(x, -2 * mmPerPx, x, width.drawnMm + measuredPx.chain * mmPerPx),
    })),
    ...sinks.map(({ outline }) => {
      const { x, y, reach } = centreOf(outline);
      return { ...lineStyle, path: linePath(-measuredPx.left * mmPerPx, y, x + reach + 17 * mmPerPx, y) };
    }),
  ];
}
