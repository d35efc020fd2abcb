import type { EntityManager } from 'typeorm';
import type { SeedRow } from './seed-rows';

/**
 * Inserts the rows whose key no row of the table has, deleted ones included: what staff edited stays edited,
 * and what they deleted stays deleted. Writes nothing, not even a new version, where nothing is missing.
 * @param key columns that tell rows apart  @returns how many were missing
 */
export async function insertMissing(
  tx: EntityManager,
  table: string,
  key: readonly string[],
  rows: readonly SeedRow[],
): Promise<number> {
  const present = await tx.query<SeedRow[]>(`SELECT ${key.join(', ')} FROM ${table}`);
  const keyOf = (row: SeedRow) => JSON.stringify(key.map((column) => String(row[column]).toLowerCase()));
  const known = new Set(present.map(keyOf));
  const missing = rows.filter((row) => !known.has(keyOf(row)));
  for (const row of missing) {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    await tx.query(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`,
      Object.values(row),
    );
  }
  return missing.length;
}
