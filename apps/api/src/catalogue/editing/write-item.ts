import type { CatalogueKind } from '@app/contracts';
import type { Transaction } from '../../database/statements';
import type { ItemRow } from './item-row';
import { partTables } from './part-table';
import type { Fields } from './read-fields';

/** Columns that are written with others, never by themselves. */
const derived: Readonly<Record<string, string>> = { images: 'images', stripUrl: 'strip_url' };

const columnOf = (kind: CatalogueKind, field: string) => {
  const column = partTables[kind].columns[field] ?? derived[field];
  if (!column) throw new Error(`${kind} have no ${field}`);
  return column;
};
const toParameter = (field: string, value: unknown) => (field === 'images' ? JSON.stringify(value) : value);
const parametersOf = (fields: Fields) =>
  Object.entries(fields).map(([field, value]) => toParameter(field, value));

/** Adds a row, behind those that are there already. */
export async function insertItem<Kind extends CatalogueKind>(
  tx: Transaction,
  kind: Kind,
  fields: Fields,
): Promise<ItemRow<Kind>> {
  const { table, selected } = partTables[kind];
  const columns = Object.keys(fields).map((field) => columnOf(kind, field));
  const places = columns.map((_, index) => `$${index + 1}`);
  const [row] = await tx.query<ItemRow<Kind>[]>(
    `INSERT INTO ${table} AS part (${[...columns, 'sort_order'].join(', ')})
     VALUES (${[...places, `(SELECT coalesce(max(sort_order) + 1, 0) FROM ${table})`].join(', ')})
     RETURNING ${selected}`,
    parametersOf(fields),
  );
  if (!row) throw new Error(`nothing was inserted into ${table}`);
  return row;
}

/**
 * Writes some fields of a row and counts its version up, all in one statement.
 * @param version the one that the change was made on; null: whatever it is
 * @returns the row after it; undefined where it has another version, or is not there
 */
export async function updateItem<Kind extends CatalogueKind>(
  tx: Transaction,
  kind: Kind,
  { id, version, fields, at }: { id: number; version: number | null; fields: Fields; at: Date },
): Promise<ItemRow<Kind> | undefined> {
  const { table, selected } = partTables[kind];
  const assignments = Object.keys(fields).map((field, index) => `${columnOf(kind, field)} = $${index + 4}`);
  const [row] = await tx.query<ItemRow<Kind>[]>(
    `UPDATE ${table} AS part
     SET ${[...assignments, 'version = part.version + 1', 'updated_at = $3'].join(', ')}
     WHERE part.id = $1 AND part.deleted_at IS NULL AND ($2::integer IS NULL OR part.version = $2)
     RETURNING ${selected}`,
    [id, version, at, ...parametersOf(fields)],
  );
  return row;
}

/**
 * Makes a row the product's own again, as if nobody had changed or deleted it: some of its fields, its version counted up.
 */
export async function overwriteItem<Kind extends CatalogueKind>(
  tx: Transaction,
  kind: Kind,
  { id, fields }: { id: number; fields: Fields },
): Promise<ItemRow<Kind>> {
  const { table, selected } = partTables[kind];
  const assignments = Object.keys(fields).map((field, index) => `${columnOf(kind, field)} = $${index + 2}`);
  const [row] = await tx.query<ItemRow<Kind>[]>(
    `UPDATE ${table} AS part
     SET ${[...assignments, 'version = part.version + 1', 'updated_at = NULL', 'deleted_at = NULL'].join(', ')}
     WHERE part.id = $1
     RETURNING ${selected}`,
    [id, ...parametersOf(fields)],
  );
  if (!row) throw new Error(`nothing was written over in ${table}`);
  return row;
}

/** Deletes rows softly (D32). @returns them, as they were last */
export function deleteItems<Kind extends CatalogueKind>(
  tx: Transaction,
  kind: Kind,
  { by, id, at }: { by: 'id' | 'material_id'; id: number; at: Date },
): Promise<ItemRow<Kind>[]> {
  const { table, selected } = partTables[kind];
  return tx.query<ItemRow<Kind>[]>(
    `UPDATE ${table} AS part SET deleted_at = $2, updated_at = $2, version = part.version + 1
     WHERE part.${by} = $1 AND part.deleted_at IS NULL
     RETURNING ${selected}`,
    [id, at],
  );
}

/**
 * Brings back what was deleted at one moment: a row, or the colours that went with a material.
 * @returns them, as they are now
 */
export function restoreItems<Kind extends CatalogueKind>(
  tx: Transaction,
  kind: Kind,
  { by, id, deletedAt, at }: { by: 'id' | 'material_id'; id: number; deletedAt: Date; at: Date },
): Promise<ItemRow<Kind>[]> {
  const { table, selected } = partTables[kind];
  return tx.query<ItemRow<Kind>[]>(
    `UPDATE ${table} AS part SET deleted_at = NULL, updated_at = $3, version = part.version + 1
     WHERE part.${by} = $1 AND part.deleted_at = $2
     RETURNING ${selected}`,
    [id, deletedAt, at],
  );
}
