import type { SystemComponent } from '@app/contracts';
import type { TimeOfDay } from '../../config/read-backups';
import { isBackupDue } from './backup-due';

export const automaticBackupsOff = 'automatic backups are off (BACKUP_AT)';

/** A backup this late is reported. */
const alertAfterMs = 60 * 60_000;

/** When the latest good backup began, and when the latest run failed, if it did. */
export const readBackupFigures = `
    SELECT (SELECT max(started_at) FROM backup_run WHERE name IS NOT NULL) AS good_at,
      (SELECT CASE WHEN error IS NOT NULL THEN finished_at END FROM backup_run
        WHERE finished_at IS NOT NULL ORDER BY started_at DESC LIMIT 1) AS failed_at`;

export interface BackupFigures {
  good_at: Date | null;
  failed_at: Date | null;
}

interface BackupTimes {
  at: TimeOfDay | null;
  now: Date;
  formatDuration: (seconds: number) => string;
}

/** State of the backups. The shop runs without them, so it is never `down`. */
export function backupComponent(
  { good_at: goodAt, failed_at: failedAt }: BackupFigures,
  { at, now, formatDuration }: BackupTimes,
): SystemComponent {
  const isLate = at !== null && isBackupDue(new Date(now.getTime() - alertAfterMs), at, goodAt);
  const remarks = [
    !at && automaticBackupsOff,
    goodAt ? `last one ${formatDuration((now.getTime() - goodAt.getTime()) / 1_000)} ago` : 'none yet',
    isLate && 'overdue',
    failedAt && 'the latest failed, the worker’s log says why',
  ];
  return {
    id: 'backups',
    label: 'Backups',
    state: !at || isLate || failedAt ? 'slow' : 'up',
    ms: null,
    detail: remarks.filter(Boolean).join('; '),
  };
}
