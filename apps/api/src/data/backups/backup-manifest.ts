import type { Fingerprint } from '../../platform/storage/write-synced';

const format = 'vanity-tops-backup';

/** `manifest.json` of a backup. Written last, so a backup that has one is complete. */
export interface BackupManifest {
  format: typeof format;
  product: string;
  schema: string;
  database: Fingerprint;
  /** Pictures and attachments, by their storage keys. */
  files: (Fingerprint & { key: string })[];
  /** Keys of files that rows refer to but the storage did not have. */
  missing: string[];
}

/** Why a backup cannot be taken or used; the message is printed. */
export class BackupError extends Error {}

export const writeManifest = (manifest: Omit<BackupManifest, 'format'>): string =>
  `${JSON.stringify({ format, ...manifest }, null, 2)}\n`;

/** @throws BackupError if it is not our manifest */
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
