import { readFileSync } from 'node:fs';
import { generateLoad, type Load } from './generate-load.ts';

export type BenchRequest = Pick<Load, 'method' | 'headers' | 'body'> & { path: string };

/** One server's figures in one round. */
export interface Reading {
  requestsPerSecond: number;
  /** User and system time of the server per request. */
  cpuMicroseconds: number;
  /** Share of a processor core used: near 1 the server was the bottleneck. */
  coreShare: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
}
export interface Round {
  product: Reading;
  bare: Reading;
}
interface Side {
  url: string;
  pid: number;
  request: BenchRequest;
}
type RoundSettings = Pick<Load, 'connections' | 'seconds'> & { rounds: number };

const ticksPerSecond = 100;

/** User and system time of a process, in seconds (Linux). */
function cpuSeconds(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory of a process, in MB (Linux). */
export const megabytesOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** The median, which one bad round moves less than a mean. */
export function median(figures: number[]) {
  const sorted = figures.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? NaN) + (sorted[sorted.length >> 1] ?? NaN)) / 2;
}

/** Fails on any error response: the figures would mean nothing. */
async function measure({ url, pid, request }: Side, load: RoundSettings): Promise<Reading> {
  const before = cpuSeconds(pid);
  const { path, ...rest } = request;
  const { answered, failed, seconds, ...latency } = await generateLoad({
    ...load,
    ...rest,
    url: url + path,
  });
  const usedSeconds = cpuSeconds(pid) - before;
  if (answered === 0 || failed)
    throw new Error(`${request.method} ${url}${path}: ${answered} answered, ${failed} not`);
  return {
    requestsPerSecond: answered / seconds,
    cpuMicroseconds: (usedSeconds * 1e6) / answered,
    coreShare: usedSeconds / seconds,
    ...latency,
  };
}

/** Alternates rounds of both, after a warm-up: a noisy machine slows both. */
export async function compare(product: Side, bare: Side, settings: RoundSettings): Promise<Round[]> {
  const readings = [];
  for (let round = 0; round <= settings.rounds; round += 1)
    readings.push({ product: await measure(product, settings), bare: await measure(bare, settings) });
  return readings.slice(1);
}
