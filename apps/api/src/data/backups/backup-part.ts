import type { SystemPart } from '@app/contracts';
import type { TimeOfDay } from '../../config/app-config';
import { latestTurn } from './backup-schedule';

/** What System and the worker's log say of a shop whose backups somebody has to take by hand. */
export const automaticBackupsOff = 'automatic backups are off (BACKUP_AT)';

/** So long after its time the day's backup is there, or something is wrong. */
const patienceMs = 60 * 60_000;

/** The latest good backup, and where nothing good came after it, when the latest failed; the same of tests. */
export const readBackupFigures = `
    SELECT good.started_at AS good_at, good.kind, CASE WHEN latest.state = 'failed' THEN latest.finished_at END AS failed_at,
      (SELECT max(started_at) FROM restore_test WHERE error IS NULL) AS tested_at,
      CASE WHEN test.error IS NOT NULL THEN test.started_at END AS test_failed_at
    FROM (SELECT 1) AS always
    LEFT JOIN LATERAL (
      SELECT started_at, kind FROM backup_run WHERE state = 'done' ORDER BY started_at DESC LIMIT 1) AS good ON true
    LEFT JOIN LATERAL (
      SELECT state, finished_at FROM backup_run WHERE state <> 'running' ORDER BY started_at DESC LIMIT 1) AS latest ON true
    LEFT JOIN LATERAL (SELECT started_at, error FROM restore_test ORDER BY id DESC LIMIT 1) AS test ON true`;

export interface BackupFigures {
  /** When the latest good one was begun. */
  good_at: Date | null;
  kind: 'dump' | 'export' | null;
  failed_at: Date | null;
  /** When one was last restored as a test, and that went well. */
  tested_at: Date | null;
  test_failed_at: Date | null;
}

interface Moment {
  at: TimeOfDay | null;
  now: Date;
  /** Says how long ago something was. */
  lengthOf: (seconds: number) => string;
}

/** How backups are, for those who look after the shop: it runs without them, so they are never `down`. */
export function backupPart(
  { good_at: goodAt, failed_at: failedAt, kind, ...test }: BackupFigures,
  { at, now, lengthOf }: Moment,
): SystemPart {
  const since = (moment: Date) => lengthOf((now.getTime() - moment.getTime()) / 1_000);
  const last = goodAt
    ? `last one ${since(goodAt)} ago, ${kind === 'dump' ? 'by pg_dump' : 'an export'}`
    : 'none yet';
  const isLate = at !== null && !isThere(goodAt, latestTurn(new Date(now.getTime() - patienceMs), at));
  const remarks = [
    !at && automaticBackupsOff,
    last,
    isLate && 'overdue',
    failedAt && 'the latest failed, the worker’s log says why',
    test.tested_at ? `restored as a test ${since(test.tested_at)} ago` : goodAt && 'never restored as a test',
    test.test_failed_at && 'the latest test failed, the worker’s log says why',
  ];
  return {
    id: 'backups',
    label: 'Backups',
    state: !at || isLate || failedAt || test.test_failed_at ? 'slow' : 'up',
    ms: null,
    detail: remarks.filter(Boolean).join('; '),
  };
}

const isThere = (goodAt: Date | null, turn: Date): boolean => goodAt !== null && goodAt >= turn;
