import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { withinTime } from '../platform/clock/within-time';
import { gauge } from '../platform/metrics/metrics';

const readLastGood = 'SELECT max(started_at) AS at FROM backup_run WHERE name IS NOT NULL';

/** How old the last good backup is: a shop runs without one, so nobody else complains. */
@Injectable()
export class BackupMetrics {
  constructor(statements: Statements, clock: Clock, { backups: { at } }: AppConfig) {
    // Where there never was one it is as old as we are.
    const startedAt = clock.now();
    gauge(
      'last_success_age_seconds',
      'How long ago what is done by itself was last done well.',
      ['task'],
      async (set) => {
        if (!at) return;
        const [last] = await withinTime(statements.run<{ at: Date | null }>(readLastGood)).catch(() => []);
        if (last) set({ task: 'backup' }, (clock.now().getTime() - (last.at ?? startedAt).getTime()) / 1_000);
      },
    );
  }
}
