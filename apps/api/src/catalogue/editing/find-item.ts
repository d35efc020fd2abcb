import type { CatalogueKind } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import { AppError } from '../../platform/errors/app-error';
import type { ItemRow } from './item-row';
import { partTables } from './part-table';

/** A row that was deleted, held until the transaction ends; undefined: it was not, or there never was one. */
export async function findDeletedItem<Kind extends CatalogueKind>(
  tx: StatementRunner,
  kind: Kind,
  id: number,
): Promise<ItemRow<Kind> | undefined> {
  const { table, selected } = partTables[kind];
  const [row] = await tx.run<ItemRow<Kind>>(
    {
      name: `hold-deleted-of-${kind}`,
      text: `SELECT ${selected} FROM ${table} AS part WHERE part.id = $1 AND part.deleted_at IS NOT NULL
        FOR NO KEY UPDATE OF part`,
    },
    [id],
  );
  return row;
}

/**
 * A row that is not deleted.
 * @param isForChange holds it until the transaction ends, whoever else writes to the table; quotes may still name it
 * @throws AppError `catalogue/item-not-found`
 */
export async function findItem<Kind extends CatalogueKind>(
  runner: StatementRunner,
  kind: Kind,
  id: number,
  isForChange = false,
): Promise<ItemRow<Kind>> {
  const { table, selected } = partTables[kind];
  const [row] = await runner.run<ItemRow<Kind>>(
    {
      name: `${isForChange ? 'hold' : 'find'}-one-of-${kind}`,
      text: `SELECT ${selected} FROM ${table} AS part WHERE part.id = $1 AND part.deleted_at IS NULL
        ${isForChange ? 'FOR NO KEY UPDATE OF part' : ''}`,
    },
    [id],
  );
  if (!row) throw new AppError('catalogue/item-not-found');
  return row;
}
