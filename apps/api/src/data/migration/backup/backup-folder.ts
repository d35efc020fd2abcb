import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../../platform/storage/sync-folder';
import { writeWhole } from '../../../platform/storage/write-whole';

/** So many are kept, and none for longer: they hold people who have been erased since. */
const mostKept = 10;
const longestMs = 30 * 24 * 3_600_000;
const unfinished = '.unfinished';
const form = /^before-(?:migration|restore)-([0-9TZ.-]+)\.json$/;

/** What the backup is taken before. */
export type BackupOccasion = 'migration' | 'restore';

const byTime = (one: string, other: string) => timeIn(one).localeCompare(timeIn(other));
const writtenAs = (at: Date) => at.toISOString().replaceAll(':', '-');
const timeIn = (name: string) => form.exec(name)?.[1] ?? '';

/** Keeps the backups that are taken before something large is written: the newest of them, all of each or nothing. */
export class BackupFolder {
  constructor(private readonly folder: string) {}

  /** @returns the name of the file. They hold what customers told us: nobody else on the machine may read them. */
  async keep(content: AsyncIterable<Uint8Array>, at: Date, before: BackupOccasion): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const name = `before-${before}-${writtenAs(at)}.json`;
    const path = join(this.folder, name);
    try {
      await writeWhole(path + unfinished, content);
      await rename(path + unfinished, path);
      await syncFolder(this.folder);
    } catch (error) {
      await rm(path + unfinished, { force: true });
      throw error;
    }
    await this.tidy(at, { isAlone: true });
    return name;
  }

  /**
   * Takes away the oldest, and, where there is nobody else, what a process left that ended over it.
   * Without a folder there is nothing.
   */
  async tidy(now: Date, { isAlone = false } = {}): Promise<void> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const kept = names.filter((name) => form.test(name)).sort(byTime);
    const since = writtenAs(new Date(now.getTime() - longestMs));
    const old = kept.filter((name, at) => at < kept.length - mostKept || timeIn(name) < since);
    const left = names.filter(
      (name) => isAlone && name.endsWith(unfinished) && form.test(name.slice(0, -unfinished.length)),
    );
    for (const name of [...old, ...left]) await rm(join(this.folder, name), { force: true });
  }
}
