import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { drainOnClose } from '@app/server';
import fastify from 'fastify';
import { runServer } from './run-server';

it('finishes open requests, however many signals it gets', async () => {
  const exitCode = new Promise<number>((resolve) => {
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      resolve(Number(code));
      return undefined as never;
    });
  });
  const server = fastify();
  drainOnClose(server, 0);
  let respond = () => undefined as void;
  server.get('/', () => new Promise((resolve) => (respond = () => resolve('done'))));
  const before = new Set(process.listeners('SIGTERM'));
  await runServer(server, { host: '127.0.0.1', port: 0, portVariable: 'PORT' });
  const requested = once(server.server, 'request');
  const { port } = server.server.address() as AddressInfo;
  const response = fetch(`http://127.0.0.1:${port}`);
  await requested;

  const stop = process.listeners('SIGTERM').find((listener) => !before.has(listener));
  process.emit('SIGTERM');
  // Without a listener the next signal would end the process at once.
  expect(process.listeners('SIGTERM')).toContain(stop);
  process.emit('SIGTERM');
  respond();
  expect(await (await response).text()).toBe('done');
  expect(await exitCode).toBe(0);
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeListener(signal, stop as () => void);
});
