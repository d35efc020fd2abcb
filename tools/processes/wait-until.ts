import { setTimeout as sleep } from 'node:timers/promises';

/** Polls every 25 ms until truthy; false on timeout. */
export async function waitUntil(isSo: () => unknown, limitMs: number, everyMs = 25) {
  const end = Date.now() + limitMs;
  for (;;) {
    if (await isSo()) return true;
    if (Date.now() >= end) return false;
    await sleep(everyMs);
  }
}
