import { setTimeout as sleep } from 'node:timers/promises';
import { residentBytes } from './plan-log.ts';

/** Memory before, and at each tenth of the way. */
export type Exported = Awaited<ReturnType<typeof measureExport>>;

const megabytesOf = (bytes: number) => Math.round(bytes / 1_048_576);

/** The most memory that a server had while it made a file. */
export const peakOf = ({ megabytes }: Exported) => Math.max(...megabytes);

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
export async function measureExport({ name, url, headers, pid, pauseMs = 0 }: Wanted) {
  const before = residentBytes(pid);
  const samples = [before];
  const timer = setInterval(() => samples.push(residentBytes(pid)), 20);
  const began = performance.now();
  let bytes = 0;
  const reply = await fetch(url, { headers });
  if (!reply.ok || !reply.body) throw new Error(`${url}: ${reply.status}`);
  for await (const part of reply.body as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (pauseMs) await sleep(pauseMs);
  }
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(timer);
  samples.push(residentBytes(pid));
  // Of each tenth, its highest.
  const megabytes = Array.from({ length: 10 }, (_, tenth) => {
    const from = Math.floor((tenth / 10) * samples.length);
    const to = Math.max(from + 1, Math.floor(((tenth + 1) / 10) * samples.length));
    return megabytesOf(Math.max(...samples.slice(from, to)));
  });
  return { name, seconds, bytes, beforeMb: megabytesOf(before), megabytes };
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
