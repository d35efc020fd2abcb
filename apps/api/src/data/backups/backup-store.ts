import { mkdir, readFile, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { londonDateOf } from '../../platform/clock/london-day';
import { syncFolder } from '../../platform/storage/sync-folder';
import { BackupError, readManifest, writeManifest, type BackupManifest } from './backup-manifest';

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  calendar: 'gregory',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

/**
 * `2026-07-15T02-30-00+0100`: the time by clocks in London, and how far they were ahead, so that none comes twice when
 * clocks go back.
 */
export function backupName(at: Date): string {
  const parts = Object.fromEntries(london.formatToParts(at).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second, timeZoneName = 'GMT' } = parts;
  const offset = timeZoneName.replace('GMT', '').replace(':', '') || '+0000';
  return `${year}-${month}-${day}T${hour}-${minute}-${second}${offset}`;
}

/** The names of all backups, and nothing else. */
export const isBackupName = (name: string): boolean => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\+0[01]00$/.test(name);

/** Of the first of each of so many months one is kept. */
const months = 12;
const longestMs = 366 * 24 * 3_600_000;

/** Whether it holds people who were erased longer ago than a year. */
export const isTooOld = (name: string, now: Date): boolean =>
  name < backupName(new Date(now.getTime() - longestMs));

interface Taken {
  takenAt: Date;
}

/**
 * Which backups stay: all of the latest day; of each of the latest `days` that have any the last; and of each of the latest
 * twelve months the first.
 */
export function chooseKept<Backup extends Taken>(backups: readonly Backup[], days: number): Set<Backup> {
  const newestFirst = [...backups].sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  const dayOf = ({ takenAt }: Taken) => londonDateOf(takenAt);
  const monthOf = (backup: Taken) => dayOf(backup).slice(0, 7);
  const [newest] = newestFirst;
  const lastOfDays = firstOfEach(newestFirst, dayOf).slice(0, days);
  const firstOfMonths = firstOfEach([...newestFirst].reverse(), monthOf).slice(-months);
  const ofLatestDay = newestFirst.filter((each) => newest && dayOf(each) === dayOf(newest));
  return new Set([...ofLatestDay, ...lastOfDays, ...firstOfMonths]);
}

function firstOfEach<Backup>(backups: readonly Backup[], groupOf: (backup: Backup) => string): Backup[] {
  const found = new Map<string, Backup>();
  for (const backup of backups) if (!found.has(groupOf(backup))) found.set(groupOf(backup), backup);
  return [...found.values()];
}

const unfinished = '.unfinished-';
/** Bytes of the disk that are never filled: the database may lie on it too, and stops where it is full. */
const reserve = 512 * 1024 * 1024;

export interface KeptBackup {
  name: string;
  folder: string;
  takenAt: Date;
  manifest: BackupManifest;
}

/**
 * The folder of backups, each in a folder of its own. They hold what customers told us and secrets: nobody else on the
 * machine may read them. Whatever else lies here is somebody else's, and stays.
 */
export class BackupStore {
  private readonly root: string;

  constructor(backupFolder: string) {
    this.root = join(backupFolder, 'scheduled');
  }

  /** Where a backup of this name is, whether there is one or not. */
  folderOf(name: string): string {
    return join(this.root, name);
  }

  /** All whole ones, the newest first. */
  async list(): Promise<KeptBackup[]> {
    const found = await Promise.all((await this.names()).map((name) => this.find(name)));
    return found.flatMap((backup) => backup ?? []).sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  }

  /**
   * Has a backup written: under another name first, so that what has its own name is whole.
   * @param write writes everything but the manifest into a folder, and tells what belongs into that
   */
  async add(at: Date, write: (folder: string) => Promise<BackupManifest>): Promise<KeptBackup> {
    await mkdir(this.root, { recursive: true, mode: 0o700 });
    await this.removeUnfinished();
    await this.requireRoom();
    const name = await this.freeName(at);
    const begun = join(this.root, unfinished + name);
    const folder = this.folderOf(name);
    try {
      await mkdir(begun, { mode: 0o700 });
      const manifest = await write(begun);
      await writeFile(join(begun, 'manifest.json'), writeManifest(manifest), { mode: 0o600, flush: true });
      await rename(begun, folder);
      await syncFolder(this.root);
      return { name, folder, takenAt: new Date(manifest.takenAt), manifest };
    } catch (error) {
      await rm(begun, { recursive: true, force: true });
      throw error;
    }
  }

  /** Takes away those that need not be kept any more. @returns their names */
  async tidy(days: number): Promise<string[]> {
    const all = await this.list();
    const kept = chooseKept(all, days);
    const old = all.filter((backup) => !kept.has(backup));
    for (const { name } of old) await this.remove(name);
    return old.map(({ name }) => name);
  }

  /** Takes away what is older than a year, also where no new one comes: it holds people who have been erased since. */
  async removeOld(now: Date): Promise<void> {
    for (const name of await this.names()) if (isTooOld(name, now)) await this.remove(name);
  }

  private async remove(name: string): Promise<void> {
    // First it loses its name: half of one must never look whole.
    const going = join(this.root, unfinished + name);
    await rename(this.folderOf(name), going);
    await rm(going, { recursive: true });
  }

  /** Of whatever looks like a backup; where there is no folder yet there is none. */
  private async names(): Promise<string[]> {
    return (await readdir(this.root).catch(() => [])).filter(isBackupName);
  }

  /** Two of one second, as of migrations right after one another, have names of their own. */
  private async freeName(at: Date): Promise<string> {
    const names = await this.names();
    let later = at.getTime();
    while (names.includes(backupName(new Date(later)))) later += 1_000;
    return backupName(new Date(later));
  }

  private async find(name: string): Promise<KeptBackup | undefined> {
    const folder = this.folderOf(name);
    const manifest = await readBackup(folder).catch(() => undefined);
    return manifest && { name, folder, takenAt: new Date(manifest.takenAt), manifest };
  }

  /** What processes left that ended over it. There is one at a time. */
  private async removeUnfinished(): Promise<void> {
    for (const name of await readdir(this.root))
      if (name.startsWith(unfinished) && isBackupName(name.slice(unfinished.length)))
        await rm(join(this.root, name), { recursive: true, force: true });
  }

  /** @throws BackupError where one more like the last might fill the disk */
  private async requireRoom(): Promise<void> {
    const [last] = await this.list();
    const { bavail, bsize } = await statfs(this.root);
    const wanted = reserve + 2 * (last?.manifest.database.size ?? 0);
    if (bavail * bsize > wanted) return;
    throw new BackupError('The disk of the backups is nearly full.');
  }
}

/** What a backup tells of itself. @throws BackupError */
export async function readBackup(folder: string): Promise<BackupManifest> {
  let text: string;
  try {
    text = await readFile(join(folder, 'manifest.json'), 'utf8');
  } catch {
    throw new BackupError(`There is no backup in ${folder}.`);
  }
  return readManifest(text);
}
