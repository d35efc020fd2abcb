import { spawnSync, execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

export interface Load {
  url: string;
  method: 'GET' | 'POST';
  body?: string;
  connections: number;
  seconds: number;
}
export interface Answers {
  answered: number;
  /** Refused, broken or too late. */
  failed: number;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
}

const hasWrk = spawnSync('wrk', ['-v']).error === undefined;
export const generator = hasWrk ? 'wrk' : 'autocannon';
const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };

/**
 * Asks as fast as it is answered, on so many connections at once: by wrk where it is installed, since autocannon can be
 * slower than what it asks, and both servers then look the same.
 */
export const generateLoad = (load: Load): Promise<Answers> => (hasWrk ? byWrk(load) : byAutocannon(load));

async function byWrk({ url, method, body, connections, seconds }: Load): Promise<Answers> {
  const folder = mkdtempSync(join(tmpdir(), 'vanity-tops-wrk-'));
  try {
    const script = join(folder, 'load.lua');
    writeFileSync(script, luaOf(method, body));
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', script, url];
    const { stdout } = await promisify(execFile)('wrk', args);
    return JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as Answers;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What wrk sends, and how it tells what came back. */
const luaOf = (method: string, body?: string) => `
wrk.method = "${method}"
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers["${name}"] = "${value}"`)
  .join('\n')}
${body === undefined ? '' : `wrk.body = [==[${body}]==]`}
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format('{"answered":%d,"failed":%d,"seconds":%f,"p50Ms":%f,"p99Ms":%f}',
    summary.requests - errors.status, failed, summary.duration / 1e6,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end
`;

async function byAutocannon({ url, method, body, connections, seconds }: Load): Promise<Answers> {
  const result = await autocannon({ url, method, body, headers, connections, duration: seconds, workers: 2 });
  return {
    answered: result['2xx'],
    failed: result.non2xx + result.errors,
    seconds: result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}
