import type { BackupSettings, TimeOfDay } from './app-config';
import { wholeNumber, type Read, type Reading } from '@app/server';

/** When the day's backup is taken, how many days are kept, and by which program. */
export function readBackups(read: Read, { isDemo }: { isDemo: boolean }): BackupSettings {
  return {
    // A production without backups is to be somebody's decision.
    at: read('BACKUP_AT', timeOfDay(isDemo ? 'off' : '02:30')),
    kept: read('BACKUPS_KEPT', wholeNumber({ min: 1, max: 3_650, otherwise: 14 })),
    pgDump: read('PG_DUMP', (given) => ({ value: given ?? null })),
  };
}

const timeOfDay =
  (otherwise: string): Reading<TimeOfDay | null> =>
  (given = otherwise) => {
    if (given === 'off') return { value: null };
    const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(given) ?? [];
    return hour && minute
      ? { value: { hour: Number(hour), minute: Number(minute) } }
      : { problem: 'must be a time of day such as 02:30, or off' };
  };
