import { link, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { writeWhole } from '../../platform/storage/write-whole';
import type { BackedUpFile, BackupManifest } from './backup-manifest';

interface Copied {
  files: BackedUpFile[];
  /** How many were not in the backup before. */
  added: number;
  missing: string[];
}

interface Input {
  storage: Pick<ObjectStorage, 'get'>;
  keys: readonly string[];
  /** Of the new backup. */
  folder: string;
  /** The one before. */
  previous: { folder: string; manifest: BackupManifest } | undefined;
  signal: AbortSignal | undefined;
}

/** Where a file of the storage is in a backup. */
export const pathInBackup = (folder: string, key: string): string => join(folder, 'files', key);

/**
 * Copies files of the storage into a backup. A key has one content for ever, so what the backup before has is not copied
 * again: both share it, and it takes its room once.
 */
export async function copyFiles({ storage, keys, folder, previous, signal }: Input): Promise<Copied> {
  const known = new Map(previous?.manifest.files.map((file) => [file.key, file]));
  const files: BackedUpFile[] = [];
  const missing: string[] = [];
  let added = 0;
  for (const key of keys) {
    signal?.throwIfAborted();
    const path = pathInBackup(folder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const before = known.get(key);
    if (previous && before && (await share(pathInBackup(previous.folder, key), path, before.size))) {
      files.push(before);
      continue;
    }
    const found = await storage.get(key);
    if (!found) {
      missing.push(key);
      continue;
    }
    const copied = await writeWhole(path, found.content as AsyncIterable<Buffer>);
    if (copied.size !== found.size)
      throw new Error(`${key} has ${copied.size} bytes instead of ${found.size}`);
    files.push({ key, ...copied });
    added += 1;
  }
  return { files, added, missing };
}

/** @returns false where that cannot be done: it is gone, or the disk knows no two names of one file */
async function share(from: string, to: string, size: number): Promise<boolean> {
  try {
    if ((await stat(from)).size !== size) return false;
    await link(from, to);
    return true;
  } catch {
    return false;
  }
}
