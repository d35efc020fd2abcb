import { type EntityManager, IsNull, Not } from 'typeorm';
import type { AdminItems, CatalogueKind } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import type { CatalogueRow } from '../catalogue-row.entity';
import { type ItemFields, type ItemRows, itemKinds } from './item-kinds';
import { refreshOtherRows } from './refresh-other-rows';

export type ItemRow<Kind extends CatalogueKind = CatalogueKind> = ItemRows[Kind];

export const toItem = <Kind extends CatalogueKind>({
  sortOrder: _,
  updatedAt,
  deletedAt,
  ...row
}: CatalogueRow): AdminItems[Kind] =>
  ({
    ...row,
    updatedAt: updatedAt?.toISOString() ?? null,
    ...(deletedAt && { deletedAt: deletedAt.toISOString() }),
  }) as unknown as AdminItems[Kind];

/**
 * A row that is not deleted.
 * @param isForChange locks the row against other writers until the transaction ends; quotes may still refer to it
 * @throws AppError `catalogue/item-not-found`
 */
export async function findItem<Kind extends CatalogueKind>(
  manager: EntityManager,
  kind: Kind,
  id: number,
  { isForChange = false } = {},
): Promise<ItemRow<Kind>> {
  const row = await manager.findOne(itemKinds[kind].entity, { where: { id }, ...(isForChange && { lock }) });
  if (!row) throw new AppError('catalogue/item-not-found');
  return row as ItemRow<Kind>;
}

const lock = { mode: 'for_no_key_update' } as const;

/** A deleted row, locked until the transaction ends, or null. */
export const findDeletedItem = (manager: EntityManager, kind: CatalogueKind, id: number) =>
  manager.findOne<CatalogueRow>(itemKinds[kind].entity, {
    where: { id, deletedAt: Not(IsNull()) },
    withDeleted: true,
    lock,
  }) as Promise<ItemRow | null>;

export async function insertItem<Kind extends CatalogueKind>(
  manager: EntityManager,
  kind: Kind,
  fields: ItemFields,
): Promise<ItemRow<Kind>> {
  const { entity, table } = itemKinds[kind];
  const sortOrderSql = () => `(SELECT coalesce(max(sort_order) + 1, 0) FROM ${table})`;
  const { identifiers } = await manager.insert(entity, { ...fields, sortOrder: sortOrderSql });
  await refreshOtherRows(manager, kind, { before: null, after: fields });
  return findItem(manager, kind, (identifiers[0] as CatalogueRow).id);
}

/** Also for deleted rows. Increments the version. */
export async function updateItem(
  manager: EntityManager,
  kind: CatalogueKind,
  before: ItemFields & { id: number },
  fields: ItemFields,
): Promise<void> {
  await manager.update(itemKinds[kind].entity, before.id, fields);
  await refreshOtherRows(manager, kind, { before, after: { ...before, ...fields } });
}

const lockCatalogueSql = 'SELECT version FROM catalogue_version FOR UPDATE';

/**
 * Allows one writing transaction at a time. Each increments the catalogue's version at its end, so two that write several
 * rows would deadlock. Reads and new quotes do not wait.
 */
export async function lockCatalogue(tx: StatementRunner): Promise<void> {
  await tx.run(lockCatalogueSql);
}
