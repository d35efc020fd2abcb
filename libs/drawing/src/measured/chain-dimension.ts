import { dimensionPx } from '../drawing/dimension-line';
import { linePath } from '../drawing/paths';
import type { MeasuredLabel, MeasuredMark } from './measured-drawing';

/** One segment of a chain, along the top or across it. */
interface ChainSegment {
  direction: 'along' | 'across';
  from: number;
  to: number;
  /** The other coordinate of the line. */
  at: number;
  text: string;
  mmPerPx: number;
}

/** Width of a tabular figure. */
const figureWidthEm = 0.6;
/** Space on each side of a figure in its line. */
const figurePaddingEm = 0.45;

/** A dimension for paper, with its figure in a gap of the line. */
export function chainDimension({
  direction,
  from,
  to,
  at,
  text,
  mmPerPx,
}: ChainSegment): [MeasuredMark, MeasuredLabel] {
  const size = dimensionPx.label * mmPerPx;
  const half = (text.length * figureWidthEm + figurePaddingEm * 2) * (size / 2);
  const middle = (from + to) / 2;
  const tick = dimensionPx.tick * mmPerPx;
  const isAlong = direction === 'along';
  const stroke = (a: number, b: number) => (isAlong ? linePath(a, at, b, at) : linePath(at, a, at, b));
  const slash = (point: number) => {
    const [x, y] = isAlong ? [point, at] : [at, point];
    return linePath(x - tick, y + tick, x + tick, y - tick);
  };
  const strokes =
    middle - half > from
      ? [stroke(from, middle - half), stroke(middle + half, to)]
      : // Too short for a gap, so the figure goes beside the line.
        [stroke(from, to)];
  const offsetBesideLine = strokes.length === 1 ? size * 0.95 : 0;
  const baseline = size * 0.35;
  return [
    {
      role: 'dimension-line',
      path: [...strokes, slash(from), slash(to)].join(''),
      strokeWidth: dimensionPx.stroke * 0.9 * mmPerPx,
    },
    {
      role: 'dimension',
      text,
      ...(isAlong
        ? { x: middle, y: at + baseline + offsetBesideLine, rotation: 0 }
        : { x: at + baseline - offsetBesideLine, y: middle, rotation: -90 }),
      size,
      anchor: 'middle',
    },
  ];
}
