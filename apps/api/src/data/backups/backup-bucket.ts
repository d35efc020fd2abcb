import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { S3Settings } from '../../config/app-config';
import { typeOfKey } from '../../platform/storage/object-storage';
import { S3Bucket } from '../../platform/storage/s3-bucket';
import { writeWhole } from '../../platform/storage/write-whole';
import { BackupError, readManifest, type BackupManifest } from './backup-manifest';
import { chooseKept, isBackupName, isTooOld, type KeptBackup } from './backup-store';
import { pathInBackup } from './copy-files';

/** A dump is sent as one: a slow line may need that long for it. */
const patience = { answerMs: 30 * 60_000, tries: 3, pauseMs: 1_000 };
const root = 'backups/';
const manifestOf = (name: string) => `${root}${name}/manifest.json`;
const databaseOf = (name: string) => `${root}${name}/database`;
const fileOf = (key: string) => `${root}files/${key}`;

type BucketBackup = Omit<KeptBackup, 'folder'>;

/**
 * Backups in a bucket as well: the host may be lost, and it does not matter which worker took them. Files are there once,
 * however many backups share them; a backup whose manifest is there is whole. Nothing else in the bucket is touched.
 * Methods throw AppError `server/unavailable` where the service does not answer.
 */
export class BackupBucket {
  private readonly bucket: S3Bucket;

  constructor(settings: S3Settings) {
    this.bucket = new S3Bucket(settings, patience);
  }

  /** All whole ones, the newest first. */
  async list(): Promise<BucketBackup[]> {
    const found: BucketBackup[] = [];
    for (const name of await this.names()) {
      const reply = await this.bucket.get(manifestOf(name));
      if (!reply) continue;
      const manifest = readManifest(await reply.text());
      found.push({ name, manifest, takenAt: new Date(manifest.takenAt) });
    }
    return found.sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  }

  /** Sends what is not there yet, the manifest last; then old ones go, as `chooseKept` has it for so many days. */
  async keep(backup: KeptBackup, days: number, signal?: AbortSignal): Promise<void> {
    const { name, folder, manifest } = backup;
    const before = await this.list();
    const there = new Set(before.flatMap(keysOf));
    const { file, sha256 } = manifest.database;
    await this.bucket.put(databaseOf(name), 'application/octet-stream', { path: join(folder, file), sha256 });
    for (const { key, sha256: digest } of manifest.files) {
      signal?.throwIfAborted();
      if (there.has(key)) continue;
      const path = pathInBackup(folder, key);
      await this.bucket.put(fileOf(key), typeOfKey(key), { path, sha256: digest });
    }
    const told = await readFile(join(folder, 'manifest.json'));
    await this.bucket.put(manifestOf(name), 'application/json', told);
    const all = [...before, backup];
    await this.removeAllBut(chooseKept(all, days), all);
  }

  /** As the folder of backups: what is older than a year goes, also where no new one comes. */
  async removeOld(now: Date): Promise<void> {
    const all = await this.list();
    await this.removeAllBut(new Set(all.filter(({ name }) => !isTooOld(name, now))), all);
  }

  /** Has some work done on a copy of a backup, in a folder that is gone afterwards. @throws BackupError: there is none */
  async withCopy<Result>(name: string, work: (folder: string) => Promise<Result>): Promise<Result> {
    const reply = isBackupName(name) ? await this.bucket.get(manifestOf(name)) : null;
    if (!reply) throw new BackupError(`There is no backup ${name}.`);
    const text = await reply.text();
    const manifest = readManifest(text);
    const folder = await mkdtemp(join(tmpdir(), 'backup-'));
    try {
      await this.fetch(databaseOf(name), join(folder, manifest.database.file));
      for (const { key } of manifest.files) await this.fetch(fileOf(key), pathInBackup(folder, key));
      await writeFile(join(folder, 'manifest.json'), text, { mode: 0o600 });
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async names(): Promise<string[]> {
    return (await this.bucket.folders(root)).filter(isBackupName);
  }

  /** What is not in the bucket is not in the copy either: whoever checks that says so. */
  private async fetch(key: string, path: string): Promise<void> {
    const reply = await this.bucket.get(key);
    if (!reply) return;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeWhole(path, reply.body);
  }

  private async removeAllBut(kept: ReadonlySet<BucketBackup>, all: readonly BucketBackup[]): Promise<void> {
    const gone = all.filter((backup) => !kept.has(backup));
    const stay = new Set([...kept].flatMap(keysOf));
    // First the manifests: half of a backup must never look whole.
    for (const { name } of gone) await this.bucket.delete(manifestOf(name));
    for (const { name } of gone) await this.bucket.delete(databaseOf(name));
    for (const key of new Set(gone.flatMap(keysOf)))
      if (!stay.has(key)) await this.bucket.delete(fileOf(key));
  }
}

const keysOf = ({ manifest }: { manifest: BackupManifest }) => manifest.files.map(({ key }) => key);
