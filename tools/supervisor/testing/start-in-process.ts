import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitUntil } from '../../processes/wait-until.ts';
import { demoEnvironment } from '../start-product.ts';

/**
 * A product with its supervisor in a process of its own, as from a terminal: the built one, or with stubs for its
 * services.
 */
export function startInProcess(
  kind: 'demo' | 'stub',
  { dataDir, ports }: { dataDir: string; ports: Record<string, string> },
) {
  const script = fileURLToPath(new URL(`${kind}-product.ts`, import.meta.url));
  const events = join(dataDir, 'events');
  const child = spawn(process.execPath, [script, dataDir], {
    env: { ...demoEnvironment(), ...ports, EVENTS: events },
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
