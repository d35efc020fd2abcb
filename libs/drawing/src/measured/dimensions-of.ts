import { line } from '../drawing/paths';
import { centreOf } from '../plan/outline';
import type { Plan } from '../plan/plan-of';
import { chainDimension } from './chain-dimension';
import type { MeasuredLabel, MeasuredMark } from './measured-drawing';
import { overallOffset, px } from './measured-px';

export type MarkAndLabel = [MeasuredMark, MeasuredLabel];

/** Length and width, and the chain along the front to the sink's centre line. */
export function dimensionsOf(plan: Plan, mmPerPx: number): MarkAndLabel[] {
  const { length, width, sink, centreLineX } = plan;
  const along = { direction: 'along', from: 0, to: length.drawnMm, mmPerPx } as const;
  const across = { direction: 'across', from: 0, to: width.drawnMm, mmPerPx } as const;
  const overall = [
    chainDimension({
      ...along,
      at: width.drawnMm + overallOffset(plan) * mmPerPx,
      text: `${length.drawnMm} mm`,
    }),
    chainDimension({ ...across, at: length.drawnMm + px.right * mmPerPx, text: `${width.drawnMm} mm` }),
  ];
  if (centreLineX === null) return overall;
  const chain = { ...along, at: width.drawnMm + px.chain * mmPerPx };
  // Both parts are whole millimetres and add up to the length.
  const left = Math.round(centreLineX);
  const y = sink && centreOf(sink.outline).y;
  return [
    chainDimension({ ...chain, to: centreLineX, text: String(left) }),
    chainDimension({ ...chain, from: centreLineX, text: String(length.drawnMm - left) }),
    ...(y === null
      ? []
      : [chainDimension({ ...across, to: y, at: -px.left * mmPerPx, text: String(Math.round(y)) })]),
    ...overall,
  ];
}

/** From the stone's corners to the dimension lines. */
export function extensionLines(plan: Plan, mmPerPx: number): MeasuredMark {
  const [length, width] = [plan.length.drawnMm, plan.width.drawnMm];
  const gap = px.gap * mmPerPx;
  const down = width + (overallOffset(plan) + px.overshoot) * mmPerPx;
  const out = length + (px.right + px.overshoot) * mmPerPx;
  return {
    role: 'dimension-line',
    path: [
      line(0, width + gap, 0, down),
      line(length, width + gap, length, down),
      line(length + gap, 0, out, 0),
      line(length + gap, width, out, width),
      ...(plan.sink ? [line(-gap, 0, -(px.left + px.overshoot) * mmPerPx, 0)] : []),
    ].join(''),
    strokeWidth: 0.65 * mmPerPx,
  };
}
