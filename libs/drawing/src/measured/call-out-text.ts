import { centreOf } from '../plan/outline';
import type { PlacedCutout } from '../plan/place-cutouts';
import type { PlacedSink } from '../plan/place-sink';
import { cutNameOf } from './cut-name-of';

/** 'Sink cut-out 430 × 236', or the basin that stands on the stone. */
export function sinkText({ outline, standsOnTop, basin }: PlacedSink, count = 1): string {
  const prefix = count > 1 ? `${count} × ` : '';
  const label = `${prefix}${standsOnTop ? 'Basin on top' : 'Sink cut-out'}`;
  const { reach, depth } = centreOf(outline);
  const [length, width] = [Math.round(2 * reach), Math.round(2 * depth)];
  const isRound = outline.shape === 'ellipse' && length === width;
  const size = isRound ? `Ø${length}` : `${length} × ${width}`;
  const corners = basin && outline.shape === 'rect' ? `, R${outline.radius}` : '';
  return `${label} ${size}${corners}${outline.shape === 'polygon' ? ', traced' : ''}`;
}

/**
 * A cut-out by its catalogue name, for taps with the distance from the back: 'Tap hole Ø35, 40 from the back'. Sizes
 * missing from the name are agreed later and not invented here.
 */
export function cutoutText({ name, shape, outlines }: PlacedCutout, count = 1): string {
  const cutName = cutNameOf({ name });
  const label = [cutName.label, cutName.size].filter(Boolean).join(' ');
  const first = outlines[0];
  const isInTapRow = first?.shape === 'ellipse' && shape !== 'plain';
  return [
    count > 1 ? `${count} × ${label}` : label,
    ...(isInTapRow ? [`${Math.round(first.cy)} from the back`] : []),
  ].join(', ');
}
