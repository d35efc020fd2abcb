import { type Attachment, attachmentKey } from '../../attachments';
import type { Snapshot } from '../../database/snapshot';
import { exportedTables } from './exported-tables';
import { selectRows } from './select-rows';

const picture = /\/api\/images\/([A-Za-z0-9_-]{1,100}\.(?:jpg|avif))/g;

/** Tables whose rows name files. */
export const tablesWithFiles = ['color', 'quote', 'attachment'] as const;

/** Tables whose rows name pictures by their addresses: colours, and quotes, which keep those that they were made with. */
const withPictures: readonly string[] = ['color', 'quote'];

/** The keys in the object storage of the files that a row names; pictures that ship with the product are none. */
export function namedFiles(table: string, row: string): string[] {
  if (withPictures.includes(table)) return [...row.matchAll(picture)].map(([, name]) => `images/${name}`);
  if (table === 'attachment') return [attachmentKey(JSON.parse(row) as Attachment)];
  return [];
}

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
