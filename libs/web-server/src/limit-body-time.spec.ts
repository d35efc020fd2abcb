import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { limitBodyTime } from './limit-body-time';

/** A server with no patience for who sends less than ten bytes in a fifth of a second, and all for who sends more. */
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  limitBodyTime(request, response, 60_000, { everyMs: 200, bytes: 10 });
  if (request.url === '/refused') response.writeHead(404).end('no');
  request.resume();
  request.on('end', () => response.end('done'));
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends two letters ten times a second, until the server has had enough. */
async function drip(path: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n`);
  const timer = setInterval(() => socket.write('xx'), 100);
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(timer);
  return text;
}

it('ends a body that hardly arrives, long before its time is over', async () => {
  expect(await drip('/')).toMatch(/^HTTP\/1\.1 408 [^]*"code":"request\/timed-out"/);
});

it('ends it after an early answer too', async () => {
  expect(await drip('/refused')).toMatch(/^HTTP\/1\.1 404 [^]*no/);
});
