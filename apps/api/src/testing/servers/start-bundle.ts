import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../../../../../tools/processes/ports.ts';
import { startTimeoutMs, until } from '../until';

/** Starts a built server of this workspace as a process, and waits until it is healthy. */
export async function startBundle(
  app: string,
  { url, env }: { url: string; env: Record<string, string> },
): Promise<{ stop(): Promise<void> }> {
  const bundle = join(import.meta.dirname, `../../../../${app}/dist/server.js`);
  if (!existsSync(bundle)) throw new Error(`this runs the bundle: \`nx build @app/${app}\` first`);
  const child = fork(bundle, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { APP_ENV: 'demo', LOG_LEVEL: 'silent', ...env },
  });
  await until(() => {
    if (child.exitCode !== null) throw new Error(`${app} ended with ${child.exitCode} instead of starting`);
    return isHealthy(url);
  }, startTimeoutMs);
  return {
    async stop() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}

/** A free port outside the system's ephemeral range. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  if (!port) throw new Error('there is no port left');
  return port;
}

const isHealthy = (url: string) =>
  fetch(`${url}/health`).then(
    (reply) => reply.ok,
    () => false,
  );
