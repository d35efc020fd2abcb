import { readFileSync } from 'node:fs';
import { generateLoad, type Load } from './generate-load.ts';

export type Ask = Pick<Load, 'method' | 'headers' | 'body'> & { path: string };
/** What one server did in one round. */
export interface Reading {
  requestsPerSecond: number;
  /** User and system time of the server for a request. */
  cpuMicroseconds: number;
  /** How much of a processor core the server had: near 1 it could not have done more. */
  coreShare: number;
  p50Ms: number;
  p99Ms: number;
}

const ticksPerSecond = 100;

/** User and system time a process has used, seconds (Linux). */
function cpuSeconds(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** What a process holds of the machine's memory, MB (Linux). */
export const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Any answer but a success spoils the measurement. */
export async function measure(
  { url, pid }: { url: string; pid: number },
  ask: Ask,
  load: Pick<Load, 'connections' | 'seconds'>,
): Promise<Reading> {
  const before = cpuSeconds(pid);
  const { path, ...asked } = ask;
  const { answered, failed, seconds, p50Ms, p99Ms } = await generateLoad({
    ...load,
    ...asked,
    url: url + path,
  });
  const used = cpuSeconds(pid) - before;
  if (answered === 0 || failed)
    throw new Error(`${asked.method} ${url}${path}: ${answered} answered, ${failed} not`);
  return {
    requestsPerSecond: answered / seconds,
    cpuMicroseconds: (used * 1e6) / answered,
    coreShare: used / seconds,
    p50Ms,
    p99Ms,
  };
}
