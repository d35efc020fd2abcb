import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../processes/ports.ts';
import { waitUntil } from '../processes/wait-until.ts';

export type TestRedis = { url: string; stop(): Promise<void> };

/** With characters that have a meaning in an address. */
const password = 'redis@test:/%40+';

/**
 * A throwaway Redis for tests: TEST_REDIS_URL, else the machine's redis-server on a free port, with a password.
 * Undefined without either; npm has none to offer.
 * @param certificate for localhost: then it only speaks TLS
 */
export async function startRedis(certificate?: {
  cert: string;
  key: string;
}): Promise<TestRedis | undefined> {
  if (process.env.TEST_REDIS_URL) return { url: process.env.TEST_REDIS_URL, stop: async () => {} };
  if (spawnSync('redis-server', ['--version']).error) return undefined;
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'vanity-tops-redis-'));
  const args = ['--bind', '127.0.0.1', '--requirepass', password, '--save', '', '--dir', folder];
  if (certificate) {
    for (const name of ['cert', 'key'] as const) {
      writeFileSync(join(folder, name), certificate[name]);
      args.push(`--tls-${name}-file`, join(folder, name));
    }
    args.push('--port', '0', '--tls-port', String(port), '--tls-auth-clients', 'no');
  } else args.push('--port', String(port));
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const exited = once(child, 'exit');
  process.once('exit', () => child.kill('SIGKILL'));
  const isListening = () => {
    const socket = createConnection(port, '127.0.0.1');
    const isOpen = once(socket, 'connect').then(
      () => true,
      () => false,
    );
    return isOpen.finally(() => socket.destroy());
  };
  if (!(await waitUntil(isListening, 10_000))) throw new Error('redis-server did not start.');
  return {
    url: `${certificate ? 'rediss' : 'redis'}://:${encodeURIComponent(password)}@localhost:${port}`,
    async stop() {
      child.kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
