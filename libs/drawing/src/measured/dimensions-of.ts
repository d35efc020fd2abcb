import { linePath } from '../drawing/paths';
import { centreLinesOf, type Plan } from '../plan/plan-of';
import { chainDimension } from './chain-dimension';
import type { MeasuredLabel, MeasuredMark } from './measured-drawing';
import { overallOffset, measuredPx } from './measured-px';

export type MarkAndLabel = [MeasuredMark, MeasuredLabel];

/** Length and width, and a chain of dimensions along the front from centre line to centre line. */
export function dimensionsOf(plan: Plan, mmPerPx: number): MarkAndLabel[] {
  const { length, width, sinks } = plan;
  const along = { direction: 'along', from: 0, to: length.drawnMm, mmPerPx } as const;
  const across = { direction: 'across', from: 0, to: width.drawnMm, mmPerPx } as const;
  const overall = [
    chainDimension({
      ...along,
      at: width.drawnMm + overallOffset(plan) * mmPerPx,
      text: `${length.drawnMm} mm`,
    }),
    chainDimension({
      ...across,
      at: length.drawnMm + measuredPx.right * mmPerPx,
      text: `${width.drawnMm} mm`,
    }),
  ];
  const centreLines = centreLinesOf(plan).toSorted((a, b) => a - b);
  if (centreLines.length === 0) return overall;
  const points = [0, ...centreLines, length.drawnMm].map(Math.round);
  const at = width.drawnMm + measuredPx.chain * mmPerPx;
  return [
    ...points.slice(1).map((to, index) => {
      const from = points[index] ?? 0;
      return chainDimension({ ...along, from, to, at, text: String(to - from) });
    }),
    ...[...new Set(sinks.map(({ place }) => place.fromBackMm))].map((to, index) =>
      chainDimension({ ...across, to, at: -measuredPx.left * (index + 1) * mmPerPx, text: String(to) }),
    ),
    ...overall,
  ];
}

/** The lines from the stone's corners to the dimension lines. */
export function extensionLines(plan: Plan, mmPerPx: number): MeasuredMark {
  const [length, width] = [plan.length.drawnMm, plan.width.drawnMm];
  const gap = measuredPx.gap * mmPerPx;
  const down = width + (overallOffset(plan) + measuredPx.overshoot) * mmPerPx;
  const out = length + (measuredPx.right + measuredPx.overshoot) * mmPerPx;
  return {
    role: 'dimension-line',
    path: [
      linePath(0, width + gap, 0, down),
      linePath(length, width + gap, length, down),
      linePath(length + gap, 0, out, 0),
      linePath(length + gap, width, out, width),
      ...(plan.sinks.length
        ? [linePath(-gap, 0, -(measuredPx.left + measuredPx.overshoot) * mmPerPx, 0)]
        : []),
    ].join(''),
    strokeWidth: 0.65 * mmPerPx,
  };
}
