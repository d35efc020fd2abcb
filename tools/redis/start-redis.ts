import { spawn, spawnSync } from 'node:child_process';
import { createConnection } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../processes/ports.ts';
import { waitUntil } from '../processes/wait-until.ts';

export type TestRedis = { url: string; stop(): Promise<void> };

/** With all that an address would take for its own. */
const password = 'redis@test:/%40+';

/**
 * A throwaway Redis for tests: the one TEST_REDIS_URL names, else the machine's own redis-server on a free port, closed to
 * whoever has no password. Undefined where there is neither; npm has none to offer.
 *
 * @param certificate for localhost: then it speaks TLS alone
 */
export async function startRedis(certificate?: {
  cert: string;
  key: string;
}): Promise<TestRedis | undefined> {
  if (process.env.TEST_REDIS_URL) return { url: process.env.TEST_REDIS_URL, stop: async () => {} };
  if (spawnSync('redis-server', ['--version']).error) return undefined;
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'vanity-tops-redis-'));
  for (const [name, text] of Object.entries(certificate ?? {})) writeFileSync(join(folder, name), text);
  const settings = {
    bind: '127.0.0.1',
    ...(certificate
      ? {
          port: '0',
          'tls-port': String(port),
          'tls-cert-file': join(folder, 'cert'),
          'tls-key-file': join(folder, 'key'),
          'tls-auth-clients': 'no',
        }
      : { port: String(port) }),
    requirepass: password,
    save: '',
    appendonly: 'no',
    dir: folder,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  process.once('exit', () => child.kill('SIGKILL'));
  if (!(await waitUntil(() => isListening(port), 10_000))) throw new Error('redis-server did not start.');
  return {
    url: `${certificate ? 'rediss' : 'redis'}://:${encodeURIComponent(password)}@localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
