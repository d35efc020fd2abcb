import type { LayoutPoint, TopLayout } from '@app/contracts';
import { centreOf, distancesText, partName } from '@app/drawing';
import { openingOf, type TopParts } from './layout';
import { basinRow } from './basin-text';
import { roomRows } from './room-text';

const toBeAgreed = 'Position to be agreed';

type Row = readonly [label: string, place: string];

/** Rows for the positions of all parts, and for the room. */
export const positionRows = (layout: TopLayout | null, parts: TopParts): Row[] => [
  ...partRows(layout, parts),
  ...roomRows(layout?.room),
];

/** One row for each basin and hole: 'Tap hole (1 of 2)', 'Centre 400 mm from the left end, 45 mm from the wall'. */
export function partRows(layout: TopLayout | null, { sinkName, cutouts }: TopParts): Row[] {
  const rowsOf = (name: string, points: readonly LayoutPoint[] = []) =>
    layout === null || points.length === 0
      ? [[name, toBeAgreed] as const]
      : points.map(
          (point, position) =>
            [partName({ name, position, of: points.length }), distancesText(point, layout)] as const,
        );
  return [
    ...(sinkName === null ? [] : [...rowsOf(sinkName, layout?.sinks), ...openingRows(layout)]),
    ...cutouts.flatMap(({ id, name }) =>
      rowsOf(name, layout?.cutouts.find(({ cutoutId }) => cutoutId === id)?.at),
    ),
  ];
}

function openingRows(layout: TopLayout | null): Row[] {
  if (layout?.basin) return [['Basin', basinRow(layout.basin)]];
  const opening = openingOf(layout ?? {});
  if (!opening) return [];
  const { reach, depth } = centreOf(opening);
  return [
    ['Sink cut-out', `${Math.round(2 * reach)} × ${Math.round(2 * depth)} mm, traced from its template`],
  ];
}

/** Whether each basin and cut-out has a position. */
export const isEachPartPlaced = (layout: TopLayout | null, parts: TopParts): boolean =>
  positionRows(layout, parts).every(([, place]) => place !== toBeAgreed);
