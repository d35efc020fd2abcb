import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 500;

/** SQLSTATE classes of wrong values, violated constraints and wrong statements, which retrying does not change. */
const permanentErrors = /^(?:22|23|42)...$/;

/**
 * Retries a write while the database is starting, read-only or full. For facts that must be recorded, and for leases
 * that would otherwise block a row.
 * @throws the last error after `timeoutMs`; immediately an error that retrying does not change
 */
export async function retryWrite(write: () => Promise<unknown>, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (performance.now() >= end || permanentErrors.test(String(code))) throw error;
      // `ref: false`: the timer does not keep an ending process alive.
      await sleep(everyMs, undefined, { ref: false });
    }
  }
}
