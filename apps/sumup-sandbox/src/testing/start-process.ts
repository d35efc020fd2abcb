import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../../../tools/processes/ports.ts';

const app = join(import.meta.dirname, '../..');
/** Inside the app, where a bundle finds its packages and pages; outside dist, which the build owns. */
const built = join(app, 'test-results');
const rspack = join(app, '../../node_modules/@rspack/cli/bin/rspack.js');

/** Bundles the sandbox like the build: kills need real processes. */
export async function buildBundle(): Promise<string> {
  const build = spawn(process.execPath, [rspack, 'build', '--mode', 'production', '--output-path', built], {
    cwd: app,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The sandbox could not be bundled; the reason is above.');
  return join(built, 'server.js');
}

/** A sandbox in its own process, which can be killed and restarted on the same journal. */
export async function aSandboxProcess(bundle: string, variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sumup-sandbox-'));
  const [port] = await freePorts(1);
  const env = {
    PATH: process.env.PATH,
    APP_ENV: 'demo',
    SUMUP_SANDBOX_PORT: String(port),
    SUMUP_SANDBOX_DATA: join(folder, 'journal.ndjson'),
    ...variables,
  };
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const child = spawn(process.execPath, [bundle], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    while (child.exitCode === null && !(await isUp(url))) await sleep(20);
    return { child, ended };
  };
  let running = await start();
  return {
    url,
    get process() {
      return running;
    },
    async restart() {
      running = await start();
    },
    async stop() {
      running.child.kill('SIGKILL');
      await running.ended;
      rmSync(folder, { recursive: true });
    },
  };
}

const isUp = (url: string) =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
