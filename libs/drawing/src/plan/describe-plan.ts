import type { PlacedCutout } from './place-cutouts';
import type { PlacedSink } from './place-sink';
import type { CutoutShape, SinkShape } from './shapes';

const sinkText: Record<SinkShape, string> = {
  oval: 'oval sink',
  rectangle: 'rectangular sink',
  round: 'round sink',
  vessel: 'countertop basin',
  plain: 'sink',
};

const cutoutText: Record<Exclude<CutoutShape, 'plain'>, string> = {
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
  const size =
    lengthMm !== null && widthMm !== null
      ? `${lengthMm} by ${widthMm} millimetres`
      : lengthMm !== null
        ? `${lengthMm} millimetres long, width not entered yet`
        : widthMm !== null
          ? `${widthMm} millimetres wide, length not entered yet`
          : 'size not entered yet';
  return [
    'Plan',
    size,
    ...(sink
      ? [`${sinks.length > 1 ? 'two ' : ''}${sinkText[sink.shape]}${sinks.length > 1 ? 's' : ''}`]
      : []),
    ...plan.cutouts.map(({ shape, name }) => (shape === 'plain' ? name.toLowerCase() : cutoutText[shape])),
  ].join(', ');
}
