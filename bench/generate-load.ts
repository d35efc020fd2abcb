import { spawnSync, execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

/** Replaced in address or body by a number of sixteen digits, so that every request of a run comes from another visitor. */
export const numberPlace = '{n}';

export interface Load {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  connections: number;
  seconds: number;
}
export interface Answers {
  answered: number;
  failed: number;
  seconds: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
}

const hasWrk = spawnSync('wrk', ['-v']).error === undefined;
export const generator = hasWrk ? 'wrk' : 'autocannon';
const defaultHeaders = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
/** The last number used, by address. */
const lastNumbers = new Map<string, number>();
const lastNumberOf = (url: string) => lastNumbers.get(pathOf(url)) ?? 0;

/**
 * Sends requests as fast as they are answered, on that many connections: with wrk if installed, as autocannon can be
 * slower than the server under test, and both servers then look the same.
 */
export async function generateLoad(load: Load): Promise<Answers> {
  const headers = { ...defaultHeaders, ...load.headers };
  const answers = await (hasWrk ? runWrk : runAutocannon)({ ...load, headers });
  // When the run ended, some requests were sent but not answered.
  const sent = answers.answered + answers.failed + 2 * load.connections;
  lastNumbers.set(pathOf(load.url), lastNumberOf(load.url) + sent);
  return answers;
}

/** Unparsed: `URL` would escape the placeholder. */
const pathOf = (url: string) => url.slice(new URL(url).origin.length);

const isNumbered = ({ url, body }: Load) => url.includes(numberPlace) || body?.includes(numberPlace);

async function runWrk(load: Load): Promise<Answers> {
  const folder = mkdtempSync(join(tmpdir(), 'vanity-tops-wrk-'));
  try {
    const script = join(folder, 'load.lua');
    writeFileSync(script, toWrkScript(load));
    const { url, connections, seconds } = load;
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', script, url];
    const { stdout } = await promisify(execFile)('wrk', args);
    return JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as Answers;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** wrk's script: what to send, and how to report results. */
const toWrkScript = ({ url, method, headers = {}, body, ...load }: Load) => `
wrk.method = "${method}"
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers["${name}"] = "${value}"`)
  .join('\n')}
${body === undefined ? '' : `wrk.body = [==[${body}]==]`}
${isNumbered({ url, method, body, ...load }) ? toNumberingScript(pathOf(url), lastNumberOf(url)) : ''}
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format('{"answered":%d,"failed":%d,"seconds":%f,"p50Ms":%f,"p95Ms":%f,"p99Ms":%f}',
    summary.requests - errors.status, failed, summary.duration / 1e6,
    latency:percentile(50) / 1e3, latency:percentile(95) / 1e3, latency:percentile(99) / 1e3))
end
`;

const toNumberingScript = (path: string, last: number) => `
local last = ${last}
request = function()
  last = last + 1
  local number = string.format("%016d", last)
  local numbered = function(text) return text and text:gsub("{n}", number) end
  local path, body = numbered("${path}"), numbered(wrk.body)
  wrk.headers["x-forwarded-for"] =
    string.format("10.%d.%d.%d", math.floor(last / 65536) % 256, math.floor(last / 256) % 256, last % 256)
  return wrk.format(nil, path, nil, body)
end`;

/** The visitor's address as a proxy would set it: with one address all would share its rate limits. */
const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

async function runAutocannon(load: Load): Promise<Answers> {
  const { url, method, headers, body, connections, seconds } = load;
  let last = lastNumberOf(url);
  const setupRequest = (request: object) => {
    const number = String((last += 1)).padStart(16, '0');
    return {
      ...request,
      headers: { ...headers, 'x-forwarded-for': addressOf(last) },
      path: pathOf(url).replaceAll(numberPlace, number),
      body: body?.replaceAll(numberPlace, number),
    };
  };
  const result = await autocannon({
    url,
    method,
    body,
    headers,
    connections,
    duration: seconds,
    // A worker thread could not get the numbers; these requests keep the server busier than autocannon.
    ...(isNumbered(load) ? { requests: [{ setupRequest }] } : { workers: 2 }),
  });
  return {
    answered: result['2xx'],
    failed: result.non2xx + result.errors,
    seconds: result.duration,
    p50Ms: result.latency.p50,
    // Autocannon reports no 95th percentile; the 97.5th is never below it.
    p95Ms: result.latency.p97_5,
    p99Ms: result.latency.p99,
  };
}
