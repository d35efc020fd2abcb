import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { until } from './until';

/** A built server of this workspace as a process of its own, from the moment it is healthy. */
export async function startBundle(
  app: string,
  { url, env }: { url: string; env: Record<string, string> },
): Promise<{ stop(): Promise<void> }> {
  const bundle = join(__dirname, `../../../${app}/dist/server.js`);
  if (!existsSync(bundle)) throw new Error(`this runs the bundle: \`nx build @app/${app}\` first`);
  const child = fork(bundle, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { APP_ENV: 'demo', LOG_LEVEL: 'silent', ...env },
  });
  await until(() => isHealthy(url));
  return {
    async stop() {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const isHealthy = (url: string) =>
  fetch(`${url}/health`).then(
    (reply) => reply.ok,
    () => false,
  );
