import type { DataSource, EntityManager } from 'typeorm';
import { syncBasePrices } from '../sync-base-prices';
import type { CatalogueDataset } from './dataset';
import { demoDataset } from './demo-dataset';
import {
  type SeedRow,
  basinRow,
  colorRow,
  cutoutRow,
  flatPartRow,
  materialRow,
  thicknessRow,
} from './seed-rows';

/** Adds missing rows of a dataset; repeating it adds nothing. @returns rows added */
export function seedCatalogue(
  database: DataSource,
  dataset: CatalogueDataset = demoDataset,
): Promise<number> {
  return database.transaction(async (tx) => {
    // Serialises runs: two concurrent runs would both find the same rows missing.
    await tx.query('SELECT version FROM catalogue_version FOR UPDATE');
    const added = [
      await insertMissing(tx, 'material', ['name'], dataset.materials.map(materialRow)),
      await insertMissing(tx, 'sink_type', ['name'], dataset.sinkTypes.map(flatPartRow)),
      await insertMissing(tx, 'thickness', ['value'], dataset.thicknesses.map(thicknessRow)),
      await insertMissing(tx, 'cutout', ['name'], dataset.cutouts.map(cutoutRow)),
      await insertMissing(tx, 'basin', ['maker', 'name'], (dataset.basins ?? []).map(basinRow)),
    ];
    const ids = await tx.query<{ id: number; name: string }[]>(
      'SELECT id, name FROM material WHERE deleted_at IS NULL',
    );
    for (const { name, colors } of dataset.materials) {
      const material = ids.find((row) => row.name === name);
      if (!material) continue; // deleted by staff, with its colours
      const rows = colors.map((color, index) => colorRow(material.id, color, index));
      const insertedColors = await insertMissing(tx, 'color', ['material_id', 'name'], rows);
      if (insertedColors > 0) await syncBasePrices(tx, [material.id]);
      added.push(insertedColors);
    }
    return added.reduce((sum, count) => sum + count, 0);
  });
}

/**
 * Inserts rows whose key is not in the table. Deleted rows count as present, so that staff's edits and deletions stay.
 * @param key unique columns
 * @returns how many were missing
 */
async function insertMissing(
  tx: EntityManager,
  table: string,
  key: readonly string[],
  rows: readonly SeedRow[],
): Promise<number> {
  const present = await tx.query<SeedRow[]>(`SELECT ${key.join(', ')} FROM ${table}`);
  const keyOf = (row: SeedRow) => JSON.stringify(key.map((column) => String(row[column]).toLowerCase()));
  const known = new Set(present.map(keyOf));
  const missing = rows.filter((row) => !known.has(keyOf(row)));
  const [first] = missing;
  if (!first) return 0;
  const columns = Object.keys(first).join(', ');
  await tx.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(missing)],
  );
  return missing.length;
}
