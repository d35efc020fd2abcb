import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { withinTime } from '../platform/clock/within-time';
import { gauge } from '../platform/metrics/metrics';

const readLastGood = `
    SELECT (SELECT max(started_at) FROM backup_run WHERE state = 'done') AS backup,
      (SELECT max(started_at) FROM restore_test WHERE error IS NULL) AS "restore-test"`;

type LastGood = Record<'backup' | 'restore-test', Date | null>;

/** How old the last good backup is, and the last restore of one as a test: a shop runs without them, so nobody else complains. */
@Injectable()
export class BackupMetrics {
  constructor(statements: Statements, clock: Clock, { backups: { at, restoreTestUrl } }: AppConfig) {
    // Where there never was one it is as old as we are.
    const startedAt = clock.now();
    const isWanted = { backup: at !== null, 'restore-test': restoreTestUrl !== null };
    gauge(
      'last_success_age_seconds',
      'How long ago what is done by itself was last done well.',
      ['task'],
      async (set) => {
        const [last] = await withinTime(statements.run<LastGood>(readLastGood)).catch(() => []);
        if (!last) return;
        for (const task of ['backup', 'restore-test'] as const)
          if (isWanted[task])
            set({ task }, (clock.now().getTime() - (last[task] ?? startedAt).getTime()) / 1_000);
      },
    );
  }
}
