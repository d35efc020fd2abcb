import type { TestApi } from './servers/start-api';
import { until } from './until';

/** Waits until the worker is done: every mail is settled, and every outbox message that is not scheduled for later. */
export const untilSettled = (api: TestApi, timeoutMs?: number): Promise<void> =>
  until(
    async () =>
      !(
        await api.sql(
          `SELECT id::text FROM mail WHERE settled_at IS NULL
           UNION ALL SELECT id::text FROM outbox_message
           WHERE done_at IS NULL AND next_try_at < created_at + interval '10 minutes'`,
        )
      ).length,
    timeoutMs,
  );
