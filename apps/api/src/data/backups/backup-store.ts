import { text } from 'node:stream/consumers';
import { writeSynced, type Fingerprint } from '../../platform/storage/write-synced';
import { BackupError, readManifest, type BackupManifest } from './backup-manifest';
import type { BackupStorage } from './backup-storage';

/** Start time, such as `2026-07-15T01-30-00Z`. */
export const backupName = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** No other folder is ever read or removed. */
const isBackupName = (name: string): boolean => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name);

const monthsKept = 12;
/** Older backups contain people who were erased more than a year ago. */
const maxAgeMs = 366 * 24 * 3_600_000;

/**
 * Backups to keep: all of the latest day, the last of each of the latest `days` days that have a backup, and the first
 * of each of the latest twelve months; none older than a year.
 */
export function backupsToKeep(names: readonly string[], days: number, now: Date): Set<string> {
  const sorted = [...names].sort();
  const dayOf = (name = '') => name.slice(0, 10);
  const lastOfDays = new Map(sorted.map((name) => [dayOf(name), name]));
  const firstOfMonths = new Map(sorted.toReversed().map((name) => [name.slice(0, 7), name]));
  const kept = [
    ...sorted.filter((name) => dayOf(name) === dayOf(sorted.at(-1))),
    ...[...lastOfDays.values()].slice(-days),
    ...[...firstOfMonths.values()].slice(0, monthsKept),
  ];
  const oldest = backupName(new Date(now.getTime() - maxAgeMs));
  return new Set(kept.filter((name) => name >= oldest));
}

export interface StoredBackup {
  name: string;
  manifest: BackupManifest;
}

export const manifestPath = (name: string): string => `${name}/manifest.json`;
export const dumpPath = (name: string): string => `${name}/database.sql.gz`;
/** Files are shared between backups: the content of a key never changes. */
export const filePath = (key: string): string => `files/${key}`;

export class BackupStore {
  constructor(readonly storage: BackupStorage) {}

  /** All complete backups, newest first. */
  async list(): Promise<StoredBackup[]> {
    const found: StoredBackup[] = [];
    for (const name of await this.names()) {
      const manifest = await this.find(name).catch(() => null);
      if (manifest) found.push({ name, manifest });
    }
    return found;
  }

  /** @throws BackupError if there is no backup of this name */
  async find(name: string): Promise<BackupManifest> {
    const content = isBackupName(name) ? await this.storage.get(manifestPath(name)) : null;
    if (!content) throw new BackupError(`There is no backup ${name}.`);
    return readManifest(await text(content));
  }

  /** Copies a file of a backup to a local path. @throws BackupError if its digest differs */
  async fetch(path: string, to: string, { sha256 }: Fingerprint): Promise<void> {
    const content = await this.storage.get(path);
    if (!content) throw new BackupError(`${path} is not in the backup.`);
    if ((await writeSynced(to, content)).sha256 !== sha256)
      throw new BackupError(`${path} is not as it was written.`);
  }

  /** Removes old backups with the files that no other backup needs. @returns their names */
  async removeOld(days: number, now: Date): Promise<string[]> {
    const all = await this.list();
    const kept = backupsToKeep(
      all.map(({ name }) => name),
      days,
      now,
    );
    const keptBackups = all.filter(({ name }) => kept.has(name));
    const neededKeys = new Set(keptBackups.flatMap(keysOf));
    // Includes backups without a manifest, which were interrupted.
    const removedNames = (await this.names()).filter((name) => !kept.has(name));
    for (const name of removedNames) {
      await this.storage.delete(manifestPath(name));
      await this.storage.delete(dumpPath(name));
    }
    for (const key of new Set(all.flatMap(keysOf)))
      if (!neededKeys.has(key)) await this.storage.delete(filePath(key));
    return removedNames;
  }

  private async names(): Promise<string[]> {
    return (await this.storage.folders()).filter(isBackupName).sort().reverse();
  }
}

const keysOf = ({ manifest }: StoredBackup) => manifest.files.map(({ key }) => key);
