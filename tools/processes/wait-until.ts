import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again every 25 ms until the answer is truthy; false when the time is over. */
export async function waitUntil(isSo: () => unknown, limitMs: number, everyMs = 25) {
  const end = Date.now() + limitMs;
  for (;;) {
    if (await isSo()) return true;
    if (Date.now() >= end) return false;
    await sleep(everyMs);
  }
}
