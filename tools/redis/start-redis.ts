import { spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { findProgram } from '../processes/find-program.ts';
import { freePorts } from '../processes/ports.ts';
import { waitUntil } from '../processes/wait-until.ts';

export type TestRedis = { url: string; stop(): Promise<void> };

/**
 * A throwaway Redis for tests: the one TEST_REDIS_URL names, else the machine's own redis-server on a free
 * port. Undefined where there is neither; npm has none to offer.
 */
export async function startRedis(): Promise<TestRedis | undefined> {
  if (process.env.TEST_REDIS_URL) return { url: process.env.TEST_REDIS_URL, stop: async () => {} };
  const program = findProgram('redis-server');
  if (!program) return undefined;
  const [port = 0] = await freePorts(1);
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    tmpdir(),
  ];
  const child = spawn(program, args, { stdio: 'ignore' });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  process.once('exit', () => child.kill('SIGKILL'));
  if (!(await waitUntil(() => answersPing(port), 10_000))) throw new Error('redis-server did not start.');
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

const answersPing = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => socket.write('PING\r\n'));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
