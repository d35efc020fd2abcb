import type { Statement } from '../../database/statements';
import { isDataLockSql } from '../../database/exclusive-session';

/** Whoever begins holds the lock: a run that seems to go on was ended with its process. */
export const endInterrupted: Statement = {
  name: 'end-interrupted-migrations',
  text: `UPDATE migration_run SET state = 'interrupted', finished_at = $1 WHERE state = 'running'`,
};

export const beginRun: Statement = {
  name: 'begin-migration-run',
  text: `INSERT INTO migration_run (source, actor_id, backend_pid, started_at) VALUES ($1, $2, $3, $4) RETURNING id`,
};

export const tellProgress: Statement = {
  name: 'tell-migration-progress',
  text: `UPDATE migration_run SET step = $2, done = $3, total = $4 WHERE id = $1 AND state = 'running'`,
};

export const finishRun: Statement = {
  name: 'finish-migration-run',
  text: `UPDATE migration_run
    SET state = 'done', finished_at = $2, done = $3, total = $3, step = 'writing', report = $4 WHERE id = $1`,
};

export const failRun: Statement = {
  name: 'fail-migration-run',
  text: `UPDATE migration_run SET state = 'failed', finished_at = $2, error = $3 WHERE id = $1 AND state = 'running'`,
};

/** The latest run; one that goes on has a connection that holds the lock. */
export const readLatestRun: Statement = {
  name: 'read-latest-migration-run',
  text: `
    SELECT run.id, run.state, run.started_at AS "startedAt", staff_user.first_name AS "by", run.step, run.done, run.total,
      run.report, run.error,
      EXISTS (SELECT FROM pg_locks AS held WHERE held.pid = run.backend_pid AND ${isDataLockSql}) AS "isAlive"
    FROM migration_run AS run LEFT JOIN staff_user ON staff_user.id = run.actor_id
    ORDER BY run.id DESC LIMIT 1`,
};
