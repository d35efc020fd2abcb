import type { EntityManager } from 'typeorm';
import type { CatalogueKind } from '@app/contracts';
import { syncBasePrices } from '../../database/sync-base-prices';
import type { ItemFields } from './item-kinds';

const renameThickness = `
  UPDATE material SET thicknesses = array_replace(thicknesses, $1, $2) WHERE $1 = ANY(thicknesses)`;

const pricing = ['priceModifier', 'isActive', 'materialId', 'deletedAt'] as const;

/** Updates what materials derive from a changed row: base prices, and names of thicknesses. */
export async function refreshMaterials(
  manager: EntityManager,
  kind: CatalogueKind,
  { before, after }: { before: ItemFields | null; after: ItemFields },
): Promise<void> {
  if (kind === 'thicknesses' && before && before.value !== after.value)
    await manager.query(renameThickness, [before.value, after.value]);
  const isRepriced = !before || pricing.some((field) => before[field] !== after[field]);
  if (kind === 'colors' && isRepriced) await syncBasePrices(manager, [before?.materialId, after.materialId]);
}
