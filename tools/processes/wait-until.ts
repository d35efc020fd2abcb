import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until the condition holds; false on a timeout. */
export async function waitUntil(condition: () => unknown, limitMs: number, everyMs = 25) {
  const end = Date.now() + limitMs;
  for (;;) {
    if (await condition()) return true;
    if (Date.now() >= end) return false;
    await sleep(everyMs);
  }
}
