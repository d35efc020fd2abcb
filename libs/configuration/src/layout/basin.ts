import type { BasinType, LaidBasin, TopLayout } from '@app/contracts';
import { basinTitle, sinkShapeOf } from '@app/drawing';
import { basinText } from '@app/pricing';

export const isUndermount = (sinkName: string | null): sinkName is string =>
  /under-?mount/i.test(sinkName ?? '');

/** Which basins go into a sink of the catalogue, by its name. */
export const basinTypeOf = (sinkName: string): BasinType =>
  isUndermount(sinkName) ? 'undermount' : sinkShapeOf(sinkName) === 'vessel' ? 'vessel' : 'inset';

/** Its type, and its shape if the sink's name says one: another sink may cost more. */
export function suitsSink(
  { type, size }: { type: BasinType; size: Pick<LaidBasin['size'], 'shape'> },
  sinkName: string,
): boolean {
  const shape = sinkShapeOf(sinkName);
  return (
    type === basinTypeOf(sinkName) &&
    (shape === 'vessel' || shape === 'plain' || (shape === 'rectangle') === (size.shape === 'rectangle'))
  );
}

/** What a sink's price is for: 'for Ria 450 by Kelda, cut-out only, no basin'. */
export const sinkNote = (includesBasin: boolean, layout: Pick<TopLayout, 'basin'> | null): string =>
  [layout?.basin && `for ${basinTitle(layout.basin)}`, basinText(includesBasin)].filter(Boolean).join(', ');
