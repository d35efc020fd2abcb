import { readFileSync } from 'node:fs';

/** What a process had while it did something: memory before, and the highest at each tenth of the way. */
export interface Watched {
  seconds: number;
  beforeMb: number;
  megabytes: number[];
}

/** The most memory that it had meanwhile. */
export const peakOf = ({ megabytes }: Watched) => Math.max(...megabytes);

const megabytesOf = (bytes: number) => Math.round(bytes / 1_048_576);

/** Resident memory of the process `pid` until `deed` is done. */
export async function watchMemory<T>(pid: number, deed: () => Promise<T>): Promise<Watched & { outcome: T }> {
  const before = residentBytes(pid);
  const samples = [before];
  const timer = setInterval(() => samples.push(residentBytes(pid)), 20);
  const began = performance.now();
  const outcome = await deed().finally(() => clearInterval(timer));
  const seconds = (performance.now() - began) / 1_000;
  samples.push(residentBytes(pid));
  const megabytes = Array.from({ length: 10 }, (_, tenth) => {
    const from = Math.floor((tenth / 10) * samples.length);
    const to = Math.max(from + 1, Math.floor(((tenth + 1) / 10) * samples.length));
    // Not spread: of an hour there are more samples than a call takes arguments.
    return megabytesOf(samples.slice(from, to).reduce((most, bytes) => Math.max(most, bytes)));
  });
  return { seconds, beforeMb: megabytesOf(before), megabytes, outcome };
}

function residentBytes(pid: number) {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
