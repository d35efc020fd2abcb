import { toPounds } from '@app/pricing';
import type { CutoutEntry, SinkTypeEntry } from '../../catalogue';
import type { QuoteSnapshot } from '../quote.entity';
import type { PricedTop } from './price-top';

/** All that a saved quote must remember of the catalogue (D3). */
export function toQuoteSnapshot({
  material,
  color,
  thickness,
  sink,
  cutouts,
  price,
  adjustment,
}: PricedTop): QuoteSnapshot {
  return {
    material: {
      id: material.id,
      name: material.name,
      description: material.description,
      basePrice: material.basePrice,
    },
    color: {
      id: color.id,
      name: color.name,
      priceModifier: color.priceModifier,
      hexCode: color.hexCode,
      images: color.images,
      stripUrl: color.stripUrl,
    },
    thickness: {
      id: thickness.id,
      value: thickness.value,
      displayName: thickness.displayName,
      priceModifier: thickness.priceModifier,
    },
    sinkType: sink && toPart(sink),
    cutouts: cutouts.map(toPart),
    lines: price.lines.map(({ kind, label, reckoning, amount }) => ({
      kind,
      label,
      reckoning,
      amount: toPounds(amount),
    })),
    ...(adjustment && { adjustment }),
  };
}

const toPart = ({ id, name, description, priceModifier }: SinkTypeEntry | CutoutEntry) => ({
  id,
  name,
  description,
  priceModifier,
});
