// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks again every 25 ms until the answer is truthy; false when the time is over.
 * @param {() => unknown | Promise<unknown>} isSo
 * @param {number} limitMs
 * @param {number} [everyMs]
 */
export async function waitUntil(isSo, limitMs, everyMs = 25) {
  const end = Date.now() + limitMs;
  for (;;) {
    if (await isSo()) return true;
    if (Date.now() >= end) return false;
    await sleep(everyMs);
  }
}
