import { Injectable } from '@nestjs/common';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { memoizeFor } from '../platform/background/memoize-for';
import { gauge } from '../platform/metrics/metrics';
import { withTimeout } from '../platform/clock/with-timeout';
import { JobQueues } from '../platform/background/job-queues';
import { AppConfig } from '../config/app-config';

/** Waiting rows and the age of the oldest; each from a partial index. */
const countBacklogSql = `
    SELECT 'mail' AS work, count(*)::integer AS count, coalesce(extract(epoch FROM $1 - min(next_try_at)), 0)::float8 AS overdue
    FROM mail WHERE next_try_at IS NOT NULL
    UNION ALL
    SELECT 'outbox', count(*)::integer, coalesce(extract(epoch FROM $1 - min(next_try_at)), 0)::float8
    FROM outbox_message WHERE next_try_at IS NOT NULL
    UNION ALL
    SELECT 'payment', count(*)::integer, coalesce(extract(epoch FROM $1 - min(next_check_at)), 0)::float8
    FROM payment_attempt WHERE next_check_at IS NOT NULL
    UNION ALL
    SELECT 'review', count(*)::integer, coalesce(extract(epoch FROM $1 - min(settled_at)), 0)::float8
    FROM payment_attempt WHERE state = 'review'`;

interface Backlog {
  work: string;
  count: number;
  overdue: number;
}

/** Two gauges of one scrape share a query. */
const cacheMs = 1_000;

@Injectable()
export class BacklogMetrics {
  constructor(statements: Statements, queues: JobQueues, clock: Clock) {
    const readBacklog = memoizeFor(
      () => withTimeout(statements.run<Backlog>(countBacklogSql, [clock.now()])).catch(() => []),
      cacheMs,
    );
    gauge('backlog_rows', 'Rows that wait for a worker or a decision.', ['work'], async (set) => {
      for (const { work, count } of await readBacklog()) set({ work }, count);
    });
    gauge(
      'backlog_overdue_seconds',
      'For how long the oldest of what waits has been due.',
      ['work'],
      async (set) => {
        for (const { work, overdue } of await readBacklog()) set({ work }, Math.max(0, overdue));
      },
    );
    gauge('queue_jobs', 'Jobs in the queues.', ['queue', 'state'], async (set) => {
      const figures = await withTimeout(queues.figures()).catch(() => []);
      for (const { name: queue, ...states } of figures)
        for (const [state, count] of Object.entries(states)) set({ queue, state }, count);
    });
  }
}

const readLastGoodSql = 'SELECT max(started_at) AS at FROM backup_run WHERE name IS NOT NULL';

/** Age of the last good backup: a shop runs without one, so nothing else complains. */
@Injectable()
export class BackupMetrics {
  constructor(statements: Statements, clock: Clock, { backups: { at } }: AppConfig) {
    // Without any backup, counted from startup.
    const startedAt = clock.now();
    gauge(
      'last_success_age_seconds',
      'How long ago what is done by itself was last done well.',
      ['task'],
      async (set) => {
        if (!at) return;
        const [lastGood] = await withTimeout(statements.run<{ at: Date | null }>(readLastGoodSql)).catch(
          () => [],
        );
        if (lastGood)
          set({ task: 'backup' }, (clock.now().getTime() - (lastGood.at ?? startedAt).getTime()) / 1_000);
      },
    );
  }
}
