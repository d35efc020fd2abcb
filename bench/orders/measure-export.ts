import { setTimeout as sleep } from 'node:timers/promises';
import { peakOf, type Watched, watchMemory } from '../watch-memory.ts';

export interface Exported extends Watched {
  name: string;
  bytes: number;
}

interface Wanted {
  name: string;
  url: string;
  headers: Record<string, string>;
  pid: number;
  pauseMs?: number;
}

/**
 * Reads a file to its end, and how much memory the server has meanwhile. The reader rests for `pauseMs` after each part
 * that arrived, as over a slow line.
 */
export async function measureExport({ name, url, headers, pid, pauseMs = 0 }: Wanted): Promise<Exported> {
  const { outcome: bytes, ...watched } = await watchMemory(pid, async () => {
    let read = 0;
    const reply = await fetch(url, { headers });
    if (!reply.ok || !reply.body) throw new Error(`${url}: ${reply.status}`);
    for await (const part of reply.body as AsyncIterable<Uint8Array>) {
      read += part.length;
      if (pauseMs) await sleep(pauseMs);
    }
    return read;
  });
  return { name, bytes, ...watched };
}

/** Megabytes that are no growth. */
const steadyMb = 1;
const steadyTimes = 3;
const mostTimes = 40;

/**
 * Makes a file until the server takes no more memory for it than it did before: a process that has just begun has yet to
 * compile its code, and its heap to find its size, and a short file of few rows is over before that.
 * @returns the highest of each time; the last few are no higher than those before, unless memory grows from file to file
 */
export async function warmUp(wanted: Wanted): Promise<number[]> {
  const peaks: number[] = [];
  while (!isSteady(peaks) && peaks.length < mostTimes) peaks.push(peakOf(await measureExport(wanted)));
  return peaks;
}

export const isSteady = (peaks: readonly number[]) =>
  peaks.length > steadyTimes &&
  Math.max(...peaks.slice(-steadyTimes)) <= Math.max(...peaks.slice(0, -steadyTimes)) + steadyMb;
