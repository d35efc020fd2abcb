import type { Snapshot } from '../database/snapshot';
import { exportedTables } from './exported-tables';
import { namedFiles, tablesWithFiles } from './named-files';
import { selectRows } from './select-rows';

/** The keys in the object storage of all files that rows name, sorted. */
export async function keysNamedBy(snapshot: Snapshot): Promise<string[]> {
  const keys = new Set<string>();
  for (const name of tablesWithFiles) {
    const table = exportedTables[name];
    if (!table) throw new Error(`${name} is not exported`);
    for await (const rows of snapshot.inBatches<{ row: string }>(selectRows(name, table)))
      for (const { row } of rows) for (const key of namedFiles(name, row)) keys.add(key);
  }
  return [...keys].sort();
}
