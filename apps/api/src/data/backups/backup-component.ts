import type { SystemComponent } from '@app/contracts';
import type { TimeOfDay } from '../../config/read-backups';
import { isBackupDue } from './backup-due';

export const automaticBackupsOff = 'automatic backups are off (BACKUP_AT)';

/** A backup this late is reported, also the first after the shop was set up. */
const alertAfterMs = 60 * 60_000;

/** When the latest good backup began, and when the latest run failed, if it did. */
export const readBackupFiguresSql = `
    SELECT (SELECT min(created_at) FROM staff_user) AS shop_since,
      (SELECT max(started_at) FROM backup_run WHERE name IS NOT NULL) AS good_at,
      (SELECT CASE WHEN error IS NOT NULL THEN finished_at END FROM backup_run
        WHERE finished_at IS NOT NULL ORDER BY started_at DESC LIMIT 1) AS failed_at`;

export interface BackupFigures {
  shop_since: Date | null;
  good_at: Date | null;
  failed_at: Date | null;
}

interface BackupTimes {
  at: TimeOfDay | null;
  now: Date;
  formatDuration: (seconds: number) => string;
}

/** Whether the latest scheduled backup was not taken, is an hour late, or failed. */
export function isBackupMissing(
  { shop_since: shopSince, good_at: goodAt, failed_at: failedAt }: BackupFigures,
  { at, now }: Pick<BackupTimes, 'at' | 'now'>,
): boolean {
  if (!at) return false;
  const hourAgo = new Date(now.getTime() - alertAfterMs);
  const isLate = goodAt ? isBackupDue(hourAgo, at, goodAt) : shopSince !== null && shopSince < hourAgo;
  return isLate || failedAt !== null;
}

/** State of the backups. The shop runs without them, so it is never `down`. */
export function backupComponent(
  figures: BackupFigures,
  { at, now, formatDuration }: BackupTimes,
): SystemComponent {
  const { good_at: goodAt, failed_at: failedAt } = figures;
  const isMissing = isBackupMissing(figures, { at, now });
  const remarks = [
    !at && automaticBackupsOff,
    goodAt ? `last one ${formatDuration((now.getTime() - goodAt.getTime()) / 1_000)} ago` : 'none yet',
    isMissing && !failedAt && 'overdue',
    failedAt && 'the latest failed, the worker’s log says why',
  ];
  return {
    id: 'backups',
    label: 'Backups',
    state: !at || isMissing ? 'slow' : 'up',
    ms: null,
    detail: remarks.filter(Boolean).join('; '),
  };
}
