import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { version } from '../../../package.json';
import { AppConfig } from '../../config/app-config';
import type { BackupConfig } from '../../config/read-config';
import { runExclusively } from '../../database/exclusive-session';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { fingerprintOf, writeSynced } from '../../platform/storage/write-synced';
import { readStoredFiles } from '../export/stored-files';
import { BackupError, writeManifest, type BackupManifest } from './backup-manifest';
import { bucketStorage, folderStorage } from './backup-storage';
import { BackupRun } from './backup-run.entity';
import { BackupStore, backupName, dumpPath, filePath, manifestPath, type StoredBackup } from './backup-store';
import { dumpDatabase } from './database-dump';

/** Any advisory lock number that nothing else uses. */
const backupLock = 5_730_914_226;

/** Bytes that stay free: the database may be on the same disk, and stops when it is full. */
const reservedBytes = 512 * 1024 * 1024;

interface TakenBackup extends StoredBackup {
  removed: string[];
}

/** Takes backups of database and files, all or nothing, one at a time across all processes. */
@Injectable()
export class Backups {
  readonly local: BackupStore;
  readonly bucket: BackupStore | null;

  constructor(
    @Inject(AppConfig) private readonly config: Pick<
      BackupConfig,
      'databaseDirectUrl' | 'backupFolder' | 'backups'
    >,
    private readonly statements: Statements,
    private readonly storage: ObjectStorage,
    private readonly clock: Clock,
  ) {
    this.local = new BackupStore(folderStorage(config.backupFolder));
    this.bucket = config.backups.bucket && new BackupStore(bucketStorage(config.backups.bucket));
  }

  /**
   * @param isStillDue checked under the lock, since another process may just have taken a backup
   * @returns null if another process is taking a backup, or none is due any more
   * @throws BackupError or any other; `backup_run` has its message
   */
  async take(signal: AbortSignal, isStillDue = () => Promise.resolve(true)): Promise<TakenBackup | null> {
    const outcome = await runExclusively(
      this.config.databaseDirectUrl,
      async () => ((await isStillDue()) ? this.takeRecorded(signal) : null),
      backupLock,
    );
    return outcome?.result ?? null;
  }

  private async takeRecorded(signal: AbortSignal): Promise<TakenBackup> {
    const runs = this.statements.manager.getRepository(BackupRun);
    const startedAt = this.clock.now();
    // Rows of killed processes: we hold the lock, so no other backup is running.
    await runs.delete({ finishedAt: IsNull() });
    const run = runs.create({ startedAt });
    await runs.insert(run);
    try {
      const taken = await this.write(startedAt, signal);
      const bytes = String(taken.manifest.database.size);
      await runs.update(run.id, { finishedAt: this.clock.now(), name: taken.name, bytes });
      return taken;
    } catch (error) {
      // Not a failure: the process is ending, and another one takes the backup.
      if (signal.aborted) await runs.delete(run.id);
      else await runs.update(run.id, { finishedAt: this.clock.now(), error: (error as Error).message });
      throw error;
    }
  }

  private async write(at: Date, signal: AbortSignal): Promise<TakenBackup> {
    const { backupFolder, backups } = this.config;
    const name = backupName(at);
    const work = join(backupFolder, '.work');
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true, mode: 0o700 });
    try {
      const manifest = await this.writeLocal(name, work, signal);
      if (this.bucket) await this.copyToBucket(this.bucket, name, manifest, signal);
      await this.bucket?.removeOld(backups.kept, at);
      return { name, manifest, removed: await this.local.removeOld(backups.kept, at) };
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }

  private async writeLocal(name: string, work: string, signal: AbortSignal): Promise<BackupManifest> {
    const earlierBackups = await this.local.list();
    await requireFreeSpace(work, earlierBackups[0]);
    const dump = join(work, 'database');
    const schema = await dumpDatabase(this.config.databaseDirectUrl, dump, signal);
    const database = await fingerprintOf(createReadStream(dump));

    // Read after the dump, so that all files the dump refers to are included.
    const knownFiles = new Map(
      earlierBackups.flatMap(({ manifest }) => manifest.files.map((file) => [file.key, file])),
    );
    const files: BackupManifest['files'] = [];
    const missing: string[] = [];
    for (const key of await this.statements.onSnapshot(readStoredFiles)) {
      signal.throwIfAborted();
      const file = knownFiles.get(key) ?? (await this.copyFile(key, work));
      if (file) files.push(file);
      else missing.push(key);
    }
    await this.local.storage.put(dumpPath(name), { path: dump, ...database });
    const content = writeManifest({ product: version, schema, database, files, missing });
    await this.putManifest(this.local, name, content);
    return this.local.find(name);
  }

  /** Null: the storage does not have the file. */
  private async copyFile(key: string, work: string): Promise<BackupManifest['files'][number] | null> {
    const found = await this.storage.get(key);
    if (!found) return null;
    const path = join(work, 'file');
    await rm(path, { force: true });
    const fingerprint = await writeSynced(path, found.content as AsyncIterable<Buffer>);
    if (fingerprint.size !== found.size)
      throw new BackupError(`${key} has ${fingerprint.size} bytes instead of ${found.size}.`);
    await this.local.storage.put(filePath(key), { path, ...fingerprint });
    return { key, ...fingerprint };
  }

  private async copyToBucket(
    bucket: BackupStore,
    name: string,
    manifest: BackupManifest,
    signal: AbortSignal,
  ): Promise<void> {
    const existingKeys = new Set(
      (await bucket.list()).flatMap((stored) => stored.manifest.files.map(({ key }) => key)),
    );
    const send = (path: string, { sha256 }: { sha256: string }) =>
      bucket.storage.put(path, { path: join(this.config.backupFolder, path), sha256 });
    await send(dumpPath(name), manifest.database);
    for (const file of manifest.files) {
      signal.throwIfAborted();
      if (!existingKeys.has(file.key)) await send(filePath(file.key), file);
    }
    await this.putManifest(bucket, name, writeManifest(manifest));
  }

  private async putManifest({ storage }: BackupStore, name: string, content: string): Promise<void> {
    const path = join(this.config.backupFolder, '.work', 'manifest.json');
    await writeFile(path, content, { flush: true });
    await storage.put(manifestPath(name), { path, sha256: hash('sha256', content) });
  }
}

/** @throws BackupError if one more backup of that size might fill the disk */
async function requireFreeSpace(folder: string, last: StoredBackup | undefined): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < reservedBytes + 2 * (last?.manifest.database.size ?? 0))
    throw new BackupError('The disk of the backups is nearly full.');
}
