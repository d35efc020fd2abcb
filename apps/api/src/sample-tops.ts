import { thicknessRefusal } from '@app/contracts';
import { toPounds } from '@app/pricing';
import { type Catalogue, isSold } from './catalogue/catalogue';
import type { SampleTop } from './database/seeds/many/insert-orders';
import { priceTop, toQuoteSnapshot } from './quotes/save/price-top';

/** Number of different tops; a hundred thousand quotes share them. */
const distinctTops = 400;

/** Priced with the current catalogue, as the calculator would; none if it sells nothing. */
export function sampleTops(catalogue: Catalogue): SampleTop[] {
  const soldRows = <Row extends { isActive: boolean; isDeleted: boolean }>(rows: ReadonlyMap<number, Row>) =>
    [...rows.values()].filter(isSold);
  const materials = new Map(soldRows(catalogue.materials).map((material) => [material.id, material]));
  const colors = soldRows(catalogue.colors).flatMap((color) => {
    const material = materials.get(color.materialId);
    const inStock = soldRows(catalogue.thicknesses).filter(
      (one) => material && !thicknessRefusal(material, one),
    );
    return inStock.length ? [{ ...color, thicknesses: inStock }] : [];
  });
  const [sinks, cutouts] = [soldRows(catalogue.sinkTypes), soldRows(catalogue.cutouts)];
  if (!colors.length) return [];
  const pick = <Row>(rows: Row[], number: number) => rows[number % rows.length] as Row;
  return Array.from({ length: distinctTops }, (_, number) => {
    const color = pick(colors, number);
    const size = { lengthMm: 500 + ((number * 997) % 2_501), widthMm: 300 + (number % 51) };
    const top = priceTop(
      {
        materialId: color.materialId,
        colorId: color.id,
        thicknessId: pick(color.thicknesses, number).id,
        sinkTypeId: sinks.length && number % 5 > 1 ? pick(sinks, number).id : null,
        cutoutIds: cutouts.length && number % 2 ? [pick(cutouts, number).id] : [],
        cutoutId: null,
        size,
        quantity: 1,
        layout: null,
        notes: null,
        replacesQuoteId: null,
        shownTotal: null,
      },
      catalogue,
    );
    return {
      length: size.lengthMm,
      width: size.widthMm,
      total_price: toPounds(top.price.total),
      snapshot: toQuoteSnapshot(top),
    };
  });
}
