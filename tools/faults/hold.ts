import type { FaultSystem } from './fault-system.ts';

/** Keeps a lock in a transaction of our own. */
export async function hold(system: FaultSystem, statement: string, values?: unknown[]) {
  const client = await system.connect();
  await client.query('BEGIN');
  await client.query(statement, values);
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return {
    isWaitedFor: async () =>
      (
        await system.sql('SELECT 1 FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))', [
          rows[0]?.pid,
        ])
      ).length > 0,
    /** Whatever happened to the connection, the lock is gone with it. */
    release: () => client.end().catch(() => {}),
  };
}

/** Nobody can hand out a job. */
export const lockQueues = `DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'bullmq' LOOP
    EXECUTE format('LOCK TABLE bullmq.%I IN SHARE MODE', name);
  END LOOP; END $$`;
