import type { Plan } from '../plan/plan-of';
import { dimensionLine, dimensionPx } from './dimension-line';
import type { Drawing, Label, Mark } from './drawing';
import { fittingMarks } from './fitting-marks';
import { topPath } from './top-path';
import { wallDepth, wallMarks } from './wall';

interface DrawOptions {
  /** Display width; strokes and type are sized for it. */
  renderedWidthPx: number;
  /** Maximum height ÷ width. A short top gets space at its sides instead of a tall drawing. */
  maxAspect?: number;
  /** Without wall and figures, for rows of a list that show the size as text. */
  isBare?: boolean;
}

interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const marginsForFigures: Margins = { left: 12, right: 42, top: 13, bottom: 40 };
/** Space for the outline's line width. */
const bareMargins: Margins = { left: 2, right: 2, top: 2, bottom: 2 };

/**
 * Draws a plan to scale for one display width. 1 unit is 1 mm; type is 13 px for every length of the top. For another width,
 * draw again: scaling would also scale the type.
 */
export function drawPlan(
  plan: Plan,
  { renderedWidthPx, maxAspect = 0.46, isBare = false }: DrawOptions,
): Drawing {
  const length = plan.length.drawnMm;
  const width = plan.width.drawnMm;
  const marginPx = isBare ? bareMargins : marginsForFigures;
  const mmPerPx = mmPerPixel(length, width, { renderedWidthPx, maxAspect, marginPx });
  const frameWidth = renderedWidthPx * mmPerPx;
  const content = length + (marginPx.left + marginPx.right) * mmPerPx;

  const marks: Mark[] = [
    ...(isBare ? [] : wallMarks(length, mmPerPx)),
    { role: 'stone', path: topPath(plan), strokeWidth: 0 },
    { role: 'outline', path: topPath(plan), strokeWidth: (isBare ? 0.8 : 1.2) * mmPerPx },
    ...(isBare ? [] : [frontEdge(length, width, mmPerPx)]),
    ...fittingMarks(plan, { mmPerPx: isBare ? mmPerPx / 2 : mmPerPx, hasCentreLines: true }),
  ];
  const labels: Label[] =
    !isBare && length / mmPerPx > minPxForFrontLabel ? [frontLabel(width, mmPerPx)] : [];
  const sides = [
    ['along', plan.length, width],
    ['across', plan.width, length],
  ] as const;
  for (const [direction, side, edgeMm] of sides) {
    if (isBare || side.enteredMm === null) continue;
    const [mark, label] = dimensionLine(direction, side, edgeMm, mmPerPx);
    marks.push(mark);
    labels.push(label);
  }
  return {
    viewBox: {
      x: -marginPx.left * mmPerPx - (frameWidth - content) / 2,
      y: -2 * mmPerPx - (isBare ? 0 : wallDepth(mmPerPx)),
      width: frameWidth,
      height: width + (marginPx.top + marginPx.bottom) * mmPerPx,
    },
    marks,
    labels,
    description: plan.description,
  };
}

const frontEdge = (length: number, width: number, mmPerPx: number): Mark => ({
  role: 'front-edge',
  path: `M0 ${width}H${length}`,
  strokeWidth: 3 * mmPerPx,
});

/** Scale at which the top fits the width and the whole stays within the maximum aspect. */
function mmPerPixel(
  length: number,
  width: number,
  { renderedWidthPx, maxAspect, marginPx }: Required<Omit<DrawOptions, 'isBare'>> & { marginPx: Margins },
): number {
  const byLength = length / (renderedWidthPx - marginPx.left - marginPx.right);
  const byHeight = width / (renderedWidthPx * maxAspect - marginPx.top - marginPx.bottom);
  return Math.max(byLength, byHeight);
}

/** Below this width the label would overlap the length's figure. */
const minPxForFrontLabel = 220;

/** Marks the front edge, so that the plan is not read upside down. */
const frontLabel = (width: number, mmPerPx: number): Label => ({
  role: 'note',
  text: 'Front edge',
  x: 6 * mmPerPx,
  y: width + (dimensionPx.offset + dimensionPx.figure) * mmPerPx,
  size: 11 * mmPerPx,
  anchor: 'start',
  rotation: 0,
});
