import type { Fingerprint } from '../../platform/storage/write-whole';

const format = 'vanity-tops-backup';

/** What a backup holds: `manifest.json`, written last, so a backup that has one is whole. */
export interface BackupManifest {
  format: typeof format;
  /** Version of the product. */
  product: string;
  /** The latest migration of the schema. */
  schema: string;
  /** The rows. */
  database: Fingerprint;
  /** Pictures and what visitors sent, by their keys in the storage. */
  files: (Fingerprint & { key: string })[];
  /** Keys of files that rows name and the storage did not have. */
  missing: string[];
}

/** Why a backup cannot be taken or used; the message is a sentence to print. */
export class BackupError extends Error {}

export const writeManifest = (manifest: Omit<BackupManifest, 'format'>): string =>
  `${JSON.stringify({ format, ...manifest }, null, 2)}\n`;

/** @throws BackupError where it is no manifest of ours */
export function readManifest(text: string): BackupManifest {
  let manifest: Partial<BackupManifest>;
  try {
    manifest = JSON.parse(text) as Partial<BackupManifest>;
  } catch {
    throw new BackupError('manifest.json is not JSON.');
  }
  if (manifest.format !== format)
    throw new BackupError('manifest.json is not that of a backup of this shop.');
  return manifest as BackupManifest;
}
