import type { SystemResponse } from '@app/contracts';
import { shopIsNotOnHoldSql } from '../../platform/background/shop-hold';

const ageSql = (column: string) => `extract(epoch FROM $1::timestamptz - min(${column}))::integer`;

/** `$1`: the current time; `$2`: start of the day. */
export const readSystemFiguresSql = `
  SELECT
    (SELECT json_build_object('waiting', count(*), 'oldestAgeSeconds', ${ageSql('created_at')},
      'failing', count(*) FILTER (WHERE last_error IS NOT NULL))
      FROM outbox_message WHERE next_try_at IS NOT NULL AND (tries > 0 OR next_try_at <= $1)) AS outbox,
    (SELECT json_build_object('waiting', count(*), 'oldestAgeSeconds', ${ageSql('created_at')},
      'failedToday', (SELECT count(*) FROM mail WHERE state = 'failed' AND settled_at >= $2))
      FROM mail WHERE next_try_at IS NOT NULL AND ${shopIsNotOnHoldSql}) AS mails,
    (SELECT json_build_object('due', count(*), 'oldestAgeSeconds', ${ageSql('next_check_at')},
      'inReview', (SELECT count(*) FROM payment_attempt WHERE state = 'review'))
      FROM payment_attempt WHERE next_check_at <= $1 AND ${shopIsNotOnHoldSql}) AS payments,
    (SELECT max(settled_at) FROM mail WHERE state = 'sent') AS last_sent_at,
    (SELECT json_build_object(
        'beatSeconds', extract(epoch FROM now() - max(beat_at))::float8,
        'alive', count(*) FILTER (WHERE beat_at > now() - interval '35 seconds'))
      FROM worker_process) AS workers`;

export type SystemFigures = Pick<SystemResponse, 'outbox' | 'mails' | 'payments'> & {
  last_sent_at: Date | null;
  /**
   * `beatSeconds`: since the last heartbeat; null if there was none. `alive`: workers that missed fewer than three
   * heartbeats.
   */
  workers: { beatSeconds: number | null; alive: number };
};

export const readConnectionsSql = `
  SELECT count(*)::integer AS used, current_setting('max_connections')::integer AS max,
    split_part(current_setting('server_version'), ' ', 1) AS version
  FROM pg_stat_activity WHERE backend_type = 'client backend'`;

export interface Connections {
  used: number;
  max: number;
  version: string;
}
