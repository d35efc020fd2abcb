import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { S3Settings } from '../../config/read-storage';
import { S3Bucket } from '../../platform/storage/s3-bucket';
import { syncFolder } from '../../platform/storage/sync-folder';

/** Storage for backups, with paths such as `2026-11-22T02-30-00Z/database.sql.gz`. */
export interface BackupStorage {
  folders(): Promise<string[]>;
  /** Stores a local file, all or nothing; a folder moves it. */
  put(path: string, from: { path: string; sha256: string }): Promise<void>;
  /** Null: no such file. */
  get(path: string): Promise<AsyncIterable<Uint8Array> | null>;
  delete(path: string): Promise<void>;
}

/** A folder that only its owner may read: backups contain secrets and customers' details. */
export function folderStorage(root: string): BackupStorage {
  return {
    async folders() {
      const found = await readdir(root, { withFileTypes: true }).catch(() => []);
      return found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },
    async put(path, from) {
      const folder = dirname(join(root, path));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(from.path, join(root, path));
      await syncFolder(folder);
    },
    async get(path) {
      const file = join(root, path);
      return (await stat(file).catch(() => null))?.isFile() ? createReadStream(file) : null;
    },
    async delete(path) {
      await rm(join(root, path), { force: true });
      // Removes the folder too, if it is empty.
      await rmdir(dirname(join(root, path))).catch(() => undefined);
    },
  };
}

/** A dump is uploaded in one request, which may take that long on a slow connection. */
const retryPolicy = { responseTimeoutMs: 30 * 60_000, tries: 3, pauseMs: 1_000 };

/** A bucket, below `backups/`. Methods throw AppError `server/unavailable` if the service does not answer. */
export function bucketStorage(settings: S3Settings): BackupStorage {
  const bucket = new S3Bucket(settings, retryPolicy);
  const root = 'backups/';
  return {
    folders: () => bucket.folders(root),
    put: (path, from) => bucket.put(root + path, 'application/octet-stream', from),
    get: async (path) => (await bucket.get(root + path))?.body ?? null,
    delete: (path) => bucket.delete(root + path),
  };
}
