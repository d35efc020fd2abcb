// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { PartFailed } from './part-failed.mjs';
import { startChild } from './child-process.mjs';

/**
 * A service that stays: started, and waited for until its health address says 200, or `isReady` says so where
 * there is no such address.
 * @param {import('./child-process.mjs').ChildOptions & ({ healthUrl: string } | { isReady: () => unknown }) & { limitMs?: number }} options
 * @returns {import('./part.d.mts').Stage}
 */
export const serviceStage = ({ limitMs = 90_000, ...child }) => ({
  name: child.name,
  ...(child.script && { script: child.script }),
  async start(signal, announce) {
    const part = startChild(child);
    announce(part);
    const isReady = 'isReady' in child ? child.isReady : () => isHealthy(child.healthUrl);
    const problem = await becomesHealthy(part, isReady, limitMs, signal);
    if (!problem) return part;
    await part.stop();
    signal.throwIfAborted();
    throw new PartFailed(child.name, problem, child.logFile);
  },
});

/**
 * @param {import('./part.d.mts').Part} part
 * @param {() => unknown} isReady
 * @param {number} limitMs
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>} what is wrong, if anything
 */
async function becomesHealthy(part, isReady, limitMs, signal) {
  const end = Date.now() + limitMs;
  /** @type {string | undefined} */
  let ended;
  void part.exited.then((how) => (ended = how));
  while (Date.now() < end) {
    if (await isReady()) return undefined;
    if (ended || signal.aborted) return ended ?? 'was interrupted';
    await sleep(25);
  }
  return `was not healthy within ${limitMs / 1000} s`;
}

/** @param {string} url */
const isHealthy = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
