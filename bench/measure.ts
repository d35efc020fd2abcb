import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

export type Scenario = { name: string; method: 'GET' | 'POST'; path: string; body?: string };
/** CPU is user and system time of the server for a request. */
export type Reading = { requestsPerSecond: number; cpuMicroseconds: number };

const ticksPerSecond = 100;

/** User and system time a process has used, seconds (Linux). */
function cpuSeconds(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Ten connections that ask as fast as they are answered. Any answer but a success spoils the measurement. */
export async function measure(
  { url, pid }: { url: string; pid: number },
  { method, path, body }: Scenario,
  seconds: number,
): Promise<Reading> {
  const before = cpuSeconds(pid);
  const result = await autocannon({
    url: url + path,
    method,
    body,
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    connections: 10,
    duration: seconds,
  });
  const used = cpuSeconds(pid) - before;
  const answered = result['2xx'];
  if (answered === 0 || result.non2xx || result.errors) {
    throw new Error(
      `${method} ${url}${path}: ${answered} answered, ${result.non2xx} refused, ${result.errors} failed`,
    );
  }
  return { requestsPerSecond: answered / result.duration, cpuMicroseconds: (used * 1e6) / answered };
}
