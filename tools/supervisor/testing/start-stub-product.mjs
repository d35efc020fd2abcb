// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../processes/ports.mjs';
import { waitUntil } from '../../processes/wait-until.mjs';

const script = fileURLToPath(new URL('stub-product.mjs', import.meta.url));

export const aDataFolder = () => mkdtempSync(join(tmpdir(), 'vanity-tops-supervisor-'));

/** Free ports by their variables, as the environment of a start. */
export async function freePortVariables() {
  const [shop, admin, api, worker, pg] = await freePorts(5);
  return Object.fromEntries(
    Object.entries({
      SHOP_PORT: shop,
      ADMIN_PORT: admin,
      API_PORT: api,
      WORKER_PORT: worker,
      PG_PORT: pg,
    }).map(([name, port]) => [name, String(port)]),
  );
}

/**
 * The stand-in product in a process of its own, as from a terminal.
 * @param {{ dataDir: string, ports: Record<string, string> }} options
 */
export function startStubProduct({ dataDir, ports }) {
  const events = join(dataDir, 'events');
  const env = { ...process.env };
  // These are children of the test, not of npm.
  delete env.npm_lifecycle_event;
  const child = spawn(process.execPath, [script, dataDir], {
    env: { ...env, ...ports, EVENTS: events },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  /** @type {Promise<number | NodeJS.Signals | null>} */
  const ended = new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)));
  return {
    child,
    ended,
    output: () => output,
    events: () => readEvents(events),
    isUp: () => waitUntil(() => output.includes('Ctrl-C') || child.exitCode !== null, 20_000),
    /** @param {string} name */
    pidOf: (name) =>
      /** @type {{ name: string, pid: number }[]} */ (
        JSON.parse(readFileSync(join(dataDir, 'children.json'), 'utf8'))
      ).find((part) => part.name === name)?.pid ?? 0,
  };
}

/** @param {string} file */
function readEvents(file) {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n');
  } catch {
    return [];
  }
}
