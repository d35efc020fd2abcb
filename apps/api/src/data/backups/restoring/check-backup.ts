import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lastBeforeBase, migrations } from '../../../database/migrations';
import type { Fingerprint } from '../../../platform/storage/write-whole';
import { BackupError, type BackupManifest } from '../folder/backup-manifest';
import { readBackup } from '../folder/backup-store';
import { pathInBackup } from '../folder/copy-files';
import { digestFile } from '../folder/digest-file';

/**
 * Reads every byte of a backup and compares it with what was written.
 * @throws BackupError which names what is broken, or says that this version of the product is too old for it
 */
export async function checkBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readBackup(folder);
  const { schema, product, database, files } = manifest;
  if (schema !== lastBeforeBase && !migrations.some(({ name }) => name === schema))
    throw new BackupError(
      `It was taken by another version of the product, ${product}: use that or a later one.`,
    );
  await compare(join(folder, database.file), database.file, database);
  for (const file of files) await compare(pathInBackup(folder, file.key), `files/${file.key}`, file);
  return manifest;
}

async function compare(path: string, name: string, { size, sha256 }: Fingerprint): Promise<void> {
  const there = await stat(path).catch(() => null);
  if (!there?.isFile()) throw new BackupError(`${name} is not in it.`);
  if (there.size !== size) throw new BackupError(`${name} has ${there.size} bytes and should have ${size}.`);
  if ((await digestFile(path)).sha256 !== sha256) throw new BackupError(`${name} is not as it was written.`);
}
