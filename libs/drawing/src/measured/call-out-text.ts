import type { Outline } from '../plan/outline';
import type { PlacedCutout } from '../plan/place-cutouts';
import type { PlacedSink } from '../plan/place-sink';
import { cutNameOf } from './cut-name-of';

/** 'Sink cut-out 430 × 236', or the basin that stands on the stone. */
export function sinkText({ shape, outline, standsOnTop }: PlacedSink, count = 1): string {
  const prefix = count > 1 ? `${count} × ` : '';
  const label = `${prefix}${standsOnTop ? 'Basin on top' : 'Sink cut-out'}`;
  const [length, width] = extentsOf(outline);
  return shape === 'round' ? `${label} Ø${length}` : `${label} ${length} × ${width}`;
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

function extentsOf(outline: Outline): [length: number, width: number] {
  const [length, width] =
    outline.shape === 'ellipse' ? [outline.rx * 2, outline.ry * 2] : [outline.width, outline.height];
  return [Math.round(length), Math.round(width)];
}
