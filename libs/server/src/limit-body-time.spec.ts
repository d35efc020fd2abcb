import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { limitBodyTime } from './limit-body-time';

const server = createServer((request, response) => {
  const { url } = request;
  // A strict limit: ten bytes per fifth of a second.
  if (url?.startsWith('/drip')) limitBodyTime(request, response, 60_000, { everyMs: 200, bytes: 10 });
  else limitBodyTime(request, response, url === '/patient' ? 20_000 : 200);
  if (url === '/early') response.writeHead(200).write('already ');
  if (url === '/drip-refused') response.writeHead(404).end('no');
  request.resume().on('end', () => response.end('done'));
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Posts letters with a pause before each, and returns the raw response. */
async function post(path: string, letters: number, pauseMs: number): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', () => undefined);
  // Not `once` of node:events, which an error rejects.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${letters}\r\n\r\n`);
  for (let sent = 0; sent < letters && socket.writable; sent += 1) {
    await pause(pauseMs);
    if (socket.writable) socket.write('x');
  }
  await closed;
  return text;
}

it('accepts a body that arrives in time', async () => {
  expect(await post('/patient', 3, 10)).toMatch(/^HTTP\/1\.1 200 [^]*done/);
});

it('answers 408 to a body that does not arrive in time', async () => {
  expect(await post('/', 3, 150)).toMatch(/^HTTP\/1\.1 408 [^]*"code":"request\/timed-out"/);
});

it('does not change a response that has started', async () => {
  const response = await post('/early', 3, 150);
  expect(response).toMatch(/already/);
  expect(response).not.toMatch(/408|done/);
});

/** Sends a letter ten times a second until the server ends it. */
const drip = (path: string) => post(path, 100_000, 100);

it('ends a very slow body long before its time limit', async () => {
  expect(await drip('/drip')).toMatch(/^HTTP\/1\.1 408 [^]*"code":"request\/timed-out"/);
});

it('ends a slow body even after an early response', async () => {
  expect(await drip('/drip-refused')).toMatch(/^HTTP\/1\.1 404 [^]*no/);
});
