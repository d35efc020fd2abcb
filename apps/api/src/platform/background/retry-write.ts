import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 500;

/** Classes of SQLSTATE: the values, a constraint or the statement itself is wrong, which waiting does not change. */
const neverPasses = /^(?:22|23|42)...$/;

/**
 * Repeats a write that the database does not take: it may be starting, read-only or full. For what has happened already
 * and must be recorded, and for a lease that would otherwise block its row.
 *
 * @param patienceMs how long it is tried
 * @throws the last error after that time; at once one that waiting does not change
 */
export async function retryWrite(write: () => Promise<unknown>, patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (performance.now() >= end || neverPasses.test(String(code))) throw error;
      // A process that ends does not wait for it.
      await sleep(everyMs, undefined, { ref: false });
    }
  }
}
