import { createWriteStream, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Statements } from '../../../database/statements';
import { ObjectStorage } from '../../../platform/storage/object-storage';
import type { TestApi } from '../../../testing/start-api';
import { writeExport } from '../../export/write-export';

/** Writes all that a shop has to a file. */
export async function exportTo(path: string, api: TestApi, at: Date): Promise<void> {
  const storage = api.app.get(ObjectStorage, { strict: false });
  await api.app
    .get(Statements, { strict: false })
    .onSnapshot((snapshot) =>
      pipeline(Readable.from(writeExport({ snapshot, storage, at })), createWriteStream(path)),
    );
}

/** The lines of an export but the one that says when it was written. */
export const linesOf = async (path: string): Promise<string[]> =>
  (await readFile(path, 'utf8')).split('\n').filter((line) => !line.startsWith('"exportedAt"'));

/** The export in a backup. */
export function exportIn(backupFolder: string, name: string): string {
  const folder = join(backupFolder, 'scheduled', name);
  return join(folder, readdirSync(folder).find((file) => file.startsWith('database-export')) ?? 'none');
}
