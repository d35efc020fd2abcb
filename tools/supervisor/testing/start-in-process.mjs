// @ts-check
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoEnvironment } from '../demo-environment.mjs';
import { freeProductPorts } from '../free-product-ports.mjs';
import { waitUntil } from '../../processes/wait-until.mjs';

/** A folder that PostgreSQL, which may run as another user, can pass. */
export function aDataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vanity-tops-supervisor-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** Free ports by their variables, as the environment of a start. @returns {Promise<Record<string, string>>} */
export const freePortVariables = async () =>
  Object.fromEntries(Object.entries(await freeProductPorts()).map(([name, port]) => [name, String(port)]));

/** @typedef {{ dataDir: string, ports: Record<string, string> }} Where */

/** Stand-ins for the services under the real supervisor. @param {Where} where */
export const startStubProduct = (where) => startInProcess('stub-product.mjs', where);

/** The built product. @param {Where} where */
export const startDemoProduct = (where) => startInProcess('demo-product.mjs', where);

/**
 * A product with a supervisor in a process of its own, as from a terminal.
 * @param {string} name
 * @param {Where} where
 */
function startInProcess(name, { dataDir, ports }) {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const events = join(dataDir, 'events');
  const env = demoEnvironment();
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
    isUp: () => waitUntil(() => output.includes('Stop: Ctrl-C') || child.exitCode !== null, 180_000),
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
