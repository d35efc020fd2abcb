import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoEnvironment } from '../demo-environment.ts';
import { freeProductPorts } from '../free-product-ports.ts';
import { waitUntil } from '../../processes/wait-until.ts';

/** A folder that PostgreSQL, which may run as another user, can pass. */
export function aDataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vanity-tops-supervisor-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** Free ports by their variables, as the environment of a start. */
export const freePortVariables = async (): Promise<Record<string, string>> =>
  Object.fromEntries(Object.entries(await freeProductPorts()).map(([name, port]) => [name, String(port)]));

type Where = { dataDir: string; ports: Record<string, string> };

/** Stand-ins for the services under the real supervisor. */
export const startStubProduct = (where: Where) => startInProcess('stub-product.ts', where);

/** The built product. */
export const startDemoProduct = (where: Where) => startInProcess('demo-product.ts', where);

/** A product with a supervisor in a process of its own, as from a terminal. */
function startInProcess(name: string, { dataDir, ports }: Where) {
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
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  return {
    child,
    ended,
    output: () => output,
    events: () => readEvents(events),
    isUp: () => waitUntil(() => output.includes('Stop: Ctrl-C') || child.exitCode !== null, 180_000),
    pidOf: (name: string) =>
      (
        JSON.parse(readFileSync(join(dataDir, 'children.json'), 'utf8')) as { name: string; pid: number }[]
      ).find((part) => part.name === name)?.pid ?? 0,
  };
}

function readEvents(file: string) {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n');
  } catch {
    return [];
  }
}
