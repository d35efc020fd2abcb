import type { BasinType, TopBasin, TopLayout } from '@app/contracts';
import { basinTitle, sinkShapeOf } from '@app/drawing';
import { basinText } from '@app/pricing';

export const isUndermount = (sinkName: string | null): sinkName is string =>
  /under-?mount/i.test(sinkName ?? '');

/** The type of basin that fits a sink of the catalogue, by the sink's name. */
export function basinTypeOf(sinkName: string): BasinType {
  if (isUndermount(sinkName)) return 'undermount';
  return sinkShapeOf(sinkName) === 'vessel' ? 'vessel' : 'inset';
}

/** Whether a basin fits a sink: by its type, and by its shape if the sink's name has one. Sinks differ in price. */
export function suitsSink(
  { type, size }: { type: BasinType; size: Pick<TopBasin['size'], 'shape'> },
  sinkName: string,
): boolean {
  if (type !== basinTypeOf(sinkName)) return false;
  const shape = sinkShapeOf(sinkName);
  if (shape === 'vessel' || shape === 'plain') return true;
  return (shape === 'rectangle') === (size.shape === 'rectangle');
}

/** The note on a sink's price: 'for Ria 450 by Kelda, cut-out only, no basin'. */
export const sinkNote = (includesBasin: boolean, layout: Pick<TopLayout, 'basin'> | null): string =>
  [layout?.basin && `for ${basinTitle(layout.basin)}`, basinText(includesBasin)].filter(Boolean).join(', ');
