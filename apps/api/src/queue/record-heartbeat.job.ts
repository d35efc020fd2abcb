/** Shows that background work runs: queued on a schedule like any other job, and done by the same workers. */
export const recordHeartbeat = {
  queue: 'upkeep',
  name: 'record-heartbeat',
  everyMs: 10_000,
  /** Two beats may be late before anybody worries. */
  staleAfterMs: 35_000,
} as const;
