/**
 * A row for each connection to the same database that waits for a lock. The server has databases of other tests, too,
 * and they wait as well.
 */
export const isLockAwaited = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
