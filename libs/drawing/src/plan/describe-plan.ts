import type { PlacedCutout } from './place-cutouts';
import type { PlacedSink } from './place-sink';
import type { CutoutShape, SinkShape } from './shapes';

const sinkDescriptions: Record<SinkShape, string> = {
  oval: 'oval sink',
  rectangle: 'rectangular sink',
  round: 'round sink',
  vessel: 'countertop basin',
  plain: 'sink',
};

const cutoutDescriptions: Record<Exclude<CutoutShape, 'plain'>, string> = {
  'tap-hole': 'one tap hole',
  'three-tap-holes': 'three tap holes',
  dispenser: 'soap dispenser hole',
  notch: 'corner notch',
  socket: 'socket cut-out',
};

/** The drawing in words, for screen readers: 'Plan, 1200 by 350 millimetres, oval sink, one tap hole'. */
export function describePlan(plan: {
  lengthMm: number | null;
  widthMm: number | null;
  sinks: readonly PlacedSink[];
  cutouts: readonly PlacedCutout[];
}): string {
  const { lengthMm, widthMm, sinks } = plan;
  const [sink] = sinks;
  return [
    'Plan',
    describeSize(lengthMm, widthMm),
    ...(sink
      ? [sinks.length > 1 ? `two ${sinkDescriptions[sink.shape]}s` : sinkDescriptions[sink.shape]]
      : []),
    ...plan.cutouts.map(({ shape, name }) =>
      shape === 'plain' ? name.toLowerCase() : cutoutDescriptions[shape],
    ),
  ].join(', ');
}

function describeSize(lengthMm: number | null, widthMm: number | null): string {
  if (lengthMm !== null && widthMm !== null) return `${lengthMm} by ${widthMm} millimetres`;
  if (lengthMm !== null) return `${lengthMm} millimetres long, width not entered yet`;
  if (widthMm !== null) return `${widthMm} millimetres wide, length not entered yet`;
  return 'size not entered yet';
}
