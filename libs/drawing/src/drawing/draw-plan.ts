import type { Plan } from '../plan/plan-of';
import { dimensionLine, dimensionPx } from './dimension-line';
import type { Drawing, Label, Mark } from './drawing';
import { fittingMarks } from './fitting-marks';
import { topPath } from './top-path';
import { wallDepthMm, wallMarks } from './wall';

export interface DrawOptions {
  /** Width at which the drawing will be seen; strokes and type are sized for it. */
  renderedWidthPx: number;
  /** Greatest height ÷ width: a short top is given room at its sides rather than grow tall. */
  maxAspect?: number;
  /** The top alone, without wall and figures: for a row whose words say the size. */
  isBare?: boolean;
}

interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Space around the stone in rendered pixels: wall and air, room for the two dimension lines. */
const roomForFigures: Margins = { left: 12, right: 42, top: 13, bottom: 40 };
/** Room for the lines of the outline. */
const bareMargins: Margins = { left: 2, right: 2, top: 2, bottom: 2 };

/**
 * Draws a plan to scale for one rendered width: 1 unit is 1 mm, type stays at 13 px whatever the
 * length of the top. Draw again for another width; scaling one drawing would scale its lettering.
 */
export function drawPlan(
  plan: Plan,
  { renderedWidthPx, maxAspect = 0.46, isBare = false }: DrawOptions,
): Drawing {
  const length = plan.length.drawnMm;
  const width = plan.width.drawnMm;
  const marginPx = isBare ? bareMargins : roomForFigures;
  const k = mmPerPixel(length, width, { renderedWidthPx, maxAspect, marginPx });
  const frameWidth = renderedWidthPx * k;
  const content = length + (marginPx.left + marginPx.right) * k;

  const marks: Mark[] = [
    ...(isBare ? [] : wallMarks(length, k)),
    { role: 'stone', path: topPath(plan), strokeWidth: 0 },
    { role: 'outline', path: topPath(plan), strokeWidth: (isBare ? 0.8 : 1.2) * k },
    ...(isBare ? [] : [frontEdge(length, width, k)]),
    ...fittingMarks(plan, isBare ? k / 2 : k),
  ];
  const labels: Label[] = !isBare && length / k > leastPxForFrontLabel ? [frontLabel(width, k)] : [];
  const sides = [
    ['along', plan.length, width],
    ['across', plan.width, length],
  ] as const;
  for (const [direction, side, edgeMm] of sides) {
    if (isBare || side.enteredMm === null) continue;
    const [mark, label] = dimensionLine(direction, side, edgeMm, k);
    marks.push(mark);
    labels.push(label);
  }
  return {
    viewBox: {
      x: -marginPx.left * k - (frameWidth - content) / 2,
      y: -2 * k - (isBare ? 0 : wallDepthMm(k)),
      width: frameWidth,
      height: width + (marginPx.top + marginPx.bottom) * k,
    },
    marks,
    labels,
    description: plan.description,
  };
}

const frontEdge = (length: number, width: number, k: number): Mark => ({
  role: 'front-edge',
  path: `M0 ${width}H${length}`,
  strokeWidth: 3 * k,
});

/** Millimetres per pixel so that the top fits the width and the whole stays below the greatest aspect. */
function mmPerPixel(
  length: number,
  width: number,
  { renderedWidthPx, maxAspect, marginPx }: Required<Omit<DrawOptions, 'isBare'>> & { marginPx: Margins },
): number {
  const byLength = length / (renderedWidthPx - marginPx.left - marginPx.right);
  const byHeight = width / (renderedWidthPx * maxAspect - marginPx.top - marginPx.bottom);
  return Math.max(byLength, byHeight);
}

/** Below this width the words would run into the length's figure. */
const leastPxForFrontLabel = 220;

/** Says which edge is the front, so that nobody reads the plan upside down. */
const frontLabel = (width: number, k: number): Label => ({
  role: 'note',
  text: 'Front edge',
  x: 6 * k,
  y: width + (dimensionPx.offset + 14) * k,
  size: 11 * k,
  anchor: 'start',
  rotation: 0,
});
