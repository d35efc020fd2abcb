import { setTimeout as sleep } from 'node:timers/promises';
import { PartFailed } from './part-failed.ts';
import { startChild, type ChildOptions } from './child-process.ts';
import type { Stage, Part } from './part.ts';

/**
 * A service that stays: started, and waited for until its health address says 200, or `isReady` says so where
 * there is no such address.
 */
export const serviceStage = ({
  limitMs = 90_000,
  ...child
}: ChildOptions & ({ healthUrl: string } | { isReady: () => unknown }) & { limitMs?: number }): Stage => ({
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

/** What is wrong, if anything. */
async function becomesHealthy(part: Part, isReady: () => unknown, limitMs: number, signal: AbortSignal) {
  const end = Date.now() + limitMs;
  let ended: string | undefined;
  void part.exited.then((how) => (ended = how));
  while (Date.now() < end) {
    if (await isReady()) return undefined;
    if (ended || signal.aborted) return ended ?? 'was interrupted';
    await sleep(25);
  }
  return `was not healthy within ${limitMs / 1000} s`;
}

const isHealthy = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
