import { centreOf, type Outline, type Point } from '../plan/outline';
import type { PlacedCutout } from '../plan/place-cutouts';
import { cutoutText } from './call-out-text';
import type { CallOut } from './place-call-outs';

/** One call-out per kind of cut-out; several of one name in one place share theirs. */
export function callOutsOf(cutouts: readonly PlacedCutout[]): CallOut[] {
  const byName = new Map<string, PlacedCutout[]>();
  for (const cutout of cutouts) byName.set(cutout.name, [...(byName.get(cutout.name) ?? []), cutout]);
  return [...byName.values()].flatMap((alike) => {
    const [cutout] = alike;
    // The rightmost: its leader does not cross the others of its kind.
    const outline = cutout?.outlines.at(-1);
    return cutout && outline
      ? [
          {
            text: cutoutText(cutout, alike.length),
            from: cutout.shape === 'notch' ? notchEdge(outline) : leaderStart(outline),
          },
        ]
      : [];
  });
}

/** Upper right on the edge of a shape; on wide ones further round, as drawn by hand. */
export function leaderStart(outline: Outline): Point {
  if (outline.shape === 'ellipse') {
    const { cx, cy, rx, ry } = outline;
    const angle = rx > ry * 1.2 ? 0.66 : Math.PI / 4;
    return { x: cx + rx * Math.cos(angle), y: cy - ry * Math.sin(angle) };
  }
  if (outline.shape === 'polygon')
    return outline.points.reduce((best, point) => (point.x - point.y > best.x - best.y ? point : best));
  const inset = outline.radius * (1 - Math.SQRT1_2);
  return { x: outline.x + outline.width - inset, y: outline.y + inset };
}

/** The notch itself is gone: its leader starts on the remaining edge. */
function notchEdge(outline: Outline): Point {
  const { x, y, reach, depth } = centreOf(outline);
  return { x: x - reach / 2, y: y + depth };
}
