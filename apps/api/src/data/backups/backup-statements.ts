import type { Statement } from '../../database/statements';

/** Whoever begins holds the lock: one that seems to go on was ended with its process. */
export const endInterrupted: Statement = {
  name: 'end-interrupted-backups',
  text: `UPDATE backup_run SET state = 'interrupted', finished_at = $1 WHERE state = 'running'`,
};

export const forgetOldRuns: Statement = {
  name: 'forget-old-backup-runs',
  text: `DELETE FROM backup_run WHERE started_at < $1::timestamptz - interval '2 years'`,
};

export const beginRun: Statement = {
  name: 'begin-backup-run',
  text: 'INSERT INTO backup_run (wanted_by, started_at) VALUES ($1, $2) RETURNING id',
};

export const finishRun: Statement = {
  name: 'finish-backup-run',
  text: `UPDATE backup_run SET state = 'done', finished_at = $2, name = $3, kind = $4, bytes = $5, note = $6
    WHERE id = $1`,
};

export const failRun: Statement = {
  name: 'fail-backup-run',
  text: `UPDATE backup_run SET state = 'failed', finished_at = $2, error = $3 WHERE id = $1`,
};

/** When the latest good one was begun, and when the latest one failed, if nothing came after it. */
export const readLatestRuns: Statement = {
  name: 'read-latest-backup-runs',
  text: `
    SELECT (SELECT max(started_at) FROM backup_run WHERE state = 'done') AS good_at,
      (SELECT finished_at FROM (SELECT state, finished_at FROM backup_run ORDER BY id DESC LIMIT 1) AS latest
        WHERE state = 'failed') AS failed_at`,
};
