import { centreOf, type Outline, type Point } from '../plan/outline';
import type { PlacedCutout } from '../plan/place-cutouts';
import { cutoutText } from './call-out-text';
import type { CallOut } from './place-call-outs';

/** One call-out for each name of a cut-out. */
export function callOutsOf(cutouts: readonly PlacedCutout[]): CallOut[] {
  const byName = new Map<string, PlacedCutout[]>();
  for (const cutout of cutouts) byName.set(cutout.name, [...(byName.get(cutout.name) ?? []), cutout]);
  return [...byName.values()].flatMap((sameName) => {
    const [cutout] = sameName;
    // The leader starts at the rightmost one, so that it does not cross the others.
    const outline = cutout?.outlines.at(-1);
    return cutout && outline
      ? [
          {
            text: cutoutText(cutout, sameName.length),
            from: cutout.shape === 'notch' ? notchEdge(outline) : leaderStart(outline),
          },
        ]
      : [];
  });
}

/** Angle in radians above the horizontal at which a leader leaves an ellipse that is much wider than deep. */
const wideEllipseAngle = 0.66;

/** A point at the upper right of a shape's edge. */
export function leaderStart(outline: Outline): Point {
  if (outline.shape === 'ellipse') {
    const { cx, cy, rx, ry } = outline;
    const angle = rx > ry * 1.2 ? wideEllipseAngle : Math.PI / 4;
    return { x: cx + rx * Math.cos(angle), y: cy - ry * Math.sin(angle) };
  }
  if (outline.shape === 'polygon')
    return outline.points.reduce((best, point) => (point.x - point.y > best.x - best.y ? point : best));
  const inset = outline.radius * (1 - Math.SQRT1_2);
  return { x: outline.x + outline.width - inset, y: outline.y + inset };
}

/** The leader of a notch starts on the edge that remains. */
function notchEdge(outline: Outline): Point {
  const { x, y, reach, depth } = centreOf(outline);
  return { x: x - reach / 2, y: y + depth };
}
