import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../platform/storage/sync-folder';
import { writeWhole } from '../../platform/storage/write-whole';

/** So many are kept. */
const mostKept = 10;
const unfinished = '.unfinished';
const form = /^before-(?:migration|restore)-([0-9TZ.-]+)\.json$/;

/** What the backup is taken before. */
export type BackupOccasion = 'migration' | 'restore';

const byTime = (one: string, other: string) => timeIn(one).localeCompare(timeIn(other));
const timeIn = (name: string) => form.exec(name)?.[1] ?? '';

/** Keeps the backups that are taken before something large is written: the newest of them, all of each or nothing. */
export class BackupFolder {
  constructor(private readonly folder: string) {}

  /** @returns the name of the file. They hold what customers told us: nobody else on the machine may read them. */
  async keep(content: AsyncIterable<Uint8Array>, at: Date, before: BackupOccasion): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const name = `before-${before}-${at.toISOString().replaceAll(':', '-')}.json`;
    const path = join(this.folder, name);
    try {
      await writeWhole(path + unfinished, content);
      await rename(path + unfinished, path);
      await syncFolder(this.folder);
    } catch (error) {
      await rm(path + unfinished, { force: true });
      throw error;
    }
    await this.tidy();
    return name;
  }

  /** Takes away the oldest, and what a process left that ended over it: there is one at a time. */
  private async tidy(): Promise<void> {
    const names = await readdir(this.folder);
    const kept = names.filter((name) => form.test(name)).sort(byTime);
    const left = names.filter(
      (name) => name.endsWith(unfinished) && form.test(name.slice(0, -unfinished.length)),
    );
    for (const name of [...kept.slice(0, -mostKept), ...left])
      await rm(join(this.folder, name), { force: true });
  }
}
