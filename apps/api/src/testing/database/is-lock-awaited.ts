/** A row for each connection to this database that waits for a lock; other tests' databases are on the same server. */
export const isLockAwaitedSql = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
