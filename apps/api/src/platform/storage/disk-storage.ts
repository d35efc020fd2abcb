import { constants } from 'node:fs';
import { access, copyFile, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Logger } from '@nestjs/common';
import { AppError } from '../errors/app-error';
import { randomId } from '../ids/random-id';
import { type ObjectContent, ObjectStorage, type StoredObject, typeOfKey } from './object-storage';
import { syncFolder } from './sync-folder';

/** Bytes that stay free: the database may be on the same disk, and stops when it is full. */
const defaultReservedBytes = 512 * 1024 * 1024;

/** Files in a folder. All API processes need the same one. */
export class DiskStorage extends ObjectStorage {
  private readonly logger = new Logger('Storage');

  constructor(
    private readonly folder: string,
    private readonly reservedBytes = defaultReservedBytes,
  ) {
    super();
  }

  /** @throws Error if the folder cannot be created or written to */
  async onModuleInit(): Promise<void> {
    await mkdir(this.unfinished, { recursive: true });
    await access(this.unfinished, constants.W_OK);
  }

  /**
   * Writes the file under another name and syncs it first, so that a crash leaves no partial file.
   * @throws AppError `server/unavailable` if the disk is nearly full
   */
  async put(key: string, content: ObjectContent): Promise<void> {
    const path = this.pathOf(key);
    await this.requireFreeSpace();
    const unfinished = join(this.unfinished, randomId());
    try {
      const file = await open(unfinished, 'wx', 0o640);
      try {
        if (Buffer.isBuffer(content)) await file.writeFile(content);
        else await copyFile(content.path, unfinished);
        await file.sync();
      } finally {
        await file.close();
      }
      await mkdir(dirname(path), { recursive: true });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await syncFolder(dirname(path));
  }

  async get(key: string): Promise<StoredObject | null> {
    const type = typeOfKey(key);
    const file = await open(this.pathOf(key), 'r').catch(nullIfMissing);
    if (!file) return null;
    const { size } = await file.stat();
    return { content: file.createReadStream(), size, type };
  }

  async exists(key: string): Promise<boolean> {
    return Boolean(await stat(this.pathOf(key)).catch(nullIfMissing));
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async removeUnfinished(before: Date): Promise<void> {
    for (const name of await readdir(this.unfinished)) {
      const path = join(this.unfinished, name);
      // Another process may rename the file at this moment.
      const found = await stat(path).catch(nullIfMissing);
      if (found && found.mtime < before) await rm(path, { force: true });
    }
  }

  private async requireFreeSpace(): Promise<void> {
    const { bavail, bsize } = await statfs(this.unfinished);
    if (bavail * bsize > this.reservedBytes) return;
    this.logger.error('The disk is nearly full: uploads are rejected.');
    throw new AppError('server/unavailable');
  }

  private get unfinished() {
    return join(this.folder, '.unfinished');
  }

  private pathOf(key: string): string {
    typeOfKey(key);
    return join(this.folder, key);
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
