import type { EntityManager } from 'typeorm';
import type { CatalogueKind } from '@app/contracts';
import { syncBasePrices } from '../../database/sync-base-prices';
import type { ItemFields } from './item-kinds';

const renameThicknessSql = `
  UPDATE material SET thicknesses = array_replace(thicknesses, $1, $2) WHERE $1 = ANY(thicknesses)`;

const renameCutoutSql = `
  UPDATE cutout SET excludes = array_replace(excludes, $1, $2) WHERE $1 = ANY(excludes)`;

const priceFields = ['priceModifier', 'isActive', 'materialId', 'deletedAt'] as const;

/** Updates what other rows derive from a changed one: base prices, and names of thicknesses and cut-outs. */
export async function refreshOtherRows(
  manager: EntityManager,
  kind: CatalogueKind,
  { before, after }: { before: ItemFields | null; after: ItemFields },
): Promise<void> {
  if (kind === 'thicknesses' && before && before.value !== after.value)
    await manager.query(renameThicknessSql, [before.value, after.value]);
  if (kind === 'cutouts' && before && before.name !== after.name)
    await manager.query(renameCutoutSql, [before.name, after.name]);
  const isRepriced = !before || priceFields.some((field) => before[field] !== after[field]);
  if (kind === 'colors' && isRepriced) await syncBasePrices(manager, [before?.materialId, after.materialId]);
}
