import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { proxyTo } from './proxy-to';
import { aLog } from './testing/a-log';
import { anUpstream } from './testing/an-upstream';
import { createWebServer } from './web-server';

/** More than there are upstream connections. */
const manyClients = Array.from({ length: 260 });

/** More bytes than a connection buffers. */
const large = Buffer.alloc(300_000, 'x');

const { lines: logged, logTo } = aLog();

let server: FastifyInstance;
let upstream: Awaited<ReturnType<typeof anUpstream>>;
/** Requests at the upstream, and those that were aborted. */
let requestedPaths: string[];
let abortedPaths: string[];

beforeEach(async () => {
  requestedPaths = [];
  abortedPaths = [];
  logged.length = 0;
  upstream = await anUpstream((request, response) => {
    const url = request.url ?? '';
    requestedPaths.push(url);
    response.on('close', () => response.writableFinished || abortedPaths.push(url));
    if (url.includes('endless')) {
      const write = () => response.write(large) && setImmediate(write);
      response.on('drain', write);
      write();
    } else if (url.includes('unknown')) response.writeHead(404).end('{"code":"quote/not-found"}');
    else request.resume().on('end', () => response.end(url.includes('large') ? large : 'hello'));
  });
  server = createWebServer({ trustedProxies: 0, logLevel: 'warn', stallMs: 200, logTo });
  const proxySettings = { upstream: upstream.url, timeoutMs: 20_000 };
  await proxyTo(server, { ...proxySettings, prefix: '/api', bodyLimit: 1_000 });
  await proxyTo(server, {
    ...proxySettings,
    prefix: '/api/:id/photos',
    methods: ['POST'],
    bodyLimit: 10_000_000,
  });
});

const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
  await upstream.stop();
});

const listen = () => server.listen({ host: '127.0.0.1', port: 0 });

const open = async () => {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
};

/** Resolves when that many requests have reached the upstream. */
const untilReached = (count: number) =>
  new Promise<void>((resolve) => {
    let requestCount = 0;
    server.addHook('onRequest', (_request, _reply, next) => {
      if ((requestCount += 1) === count) resolve();
      next();
    });
  });

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

/** Reads the response until it matches. */
const readUntil = (socket: Socket, pattern: RegExp) =>
  new Promise<string>((resolve) => {
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString();
      if (pattern.test(received)) resolve(received);
    });
    socket.on('close', () => resolve(received));
  });

it('calls the upstream only once a small body is complete, so that slow clients block nobody', async () => {
  const all = untilReached(manyClients.length);
  await listen();
  await Promise.all(manyClients.map(async () => (await open()).write(`${post('/api/contact', 100)}half`)));
  await all;

  expect((await server.inject('/api/materials')).body).toBe('hello');
  expect(requestedPaths).toEqual(['/api/materials']);
});

it('reads responses ahead, so that clients who do not read block nobody', async () => {
  const all = untilReached(manyClients.length);
  // Like a client that reads nothing: the response stays in our buffer.
  server.addHook('onRequest', ({ url, raw }, _reply, next) => {
    if (url.includes('large')) raw.socket.cork();
    next();
  });
  await listen();
  const question = 'GET /api/large HTTP/1.1\r\nhost: x\r\n\r\n';
  await Promise.all(manyClients.map(async () => (await open()).write(question)));
  await all;

  expect((await server.inject('/api/materials')).body).toBe('hello');
});

it('ends a connection that pipelines requests', async () => {
  await listen();
  const socket = await open();
  // Not `once` of node:events, which a reset rejects.
  const closed = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
  socket.resume().write('GET /api/endless HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(40));
  await closed;

  expect(requestedPaths.length).toBeLessThan(2);
});

it('answers one request after another on the same connection', async () => {
  await listen();
  const socket = await open();
  for (let count = 1; count <= 5; count += 1) {
    const response = readUntil(socket, /hello$/);
    socket.write(`GET /api/${count} HTTP/1.1\r\nhost: x\r\n\r\n`);
    expect(await response).toMatch(/^HTTP\/1\.1 200 /);
  }
});

it('ends a connection and its response if the client stops reading', async () => {
  await listen();
  const socket = await open();
  // Not `once` of node:events, which a reset rejects.
  const closed = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
  socket.write('GET /api/endless HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(socket, 'readable');
  await vi.waitFor(() => expect(abortedPaths).toEqual(['/api/endless']), 20_000);
  socket.resume();
  await closed;
});

it('does not keep the upstream waiting for a client that stopped reading', async () => {
  server.get('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    return 'at last';
  });
  await listen();
  const socket = await open();
  const response = readUntil(socket, /at last$/);
  socket.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');

  expect(await response).toMatch(/^HTTP\/1\.1 200 /);
});

it('passes a refusal on before the body has arrived, and closes cleanly', async () => {
  await listen();
  const socket = await open();
  const refusal = readUntil(socket, /not-found"\}/);
  socket.write(`${post('/api/unknown/photos', 100_000)}${'x'.repeat(50_000)}`);
  expect(await refusal).toMatch(/^HTTP\/1\.1 404 /);

  socket.removeAllListeners('data');
  const response = readUntil(socket, /hello$/);
  socket.write(`${'x'.repeat(50_000)}GET /api/materials HTTP/1.1\r\nhost: x\r\n\r\n`);
  expect(await response).toMatch(/^HTTP\/1\.1 200 /);
});

it('aborts the upstream request when the client aborts, without logging an error', async () => {
  await listen();
  const socket = await open();
  socket.write(`${post('/api/a1/photos', 100_000)}${'x'.repeat(50_000)}`);
  await vi.waitFor(() => expect(requestedPaths).toEqual(['/api/a1/photos']), 20_000);
  socket.destroy();
  await vi.waitFor(() => expect(abortedPaths).toEqual(['/api/a1/photos']), 20_000);
  await server.inject('/api/materials');

  expect(logged).toEqual([]);
});

it('survives a client that aborts while all connections are busy', async () => {
  const all = untilReached(80);
  await listen();
  for (let count = 0; count < 80; count += 1) (await open()).write(`${post('/api/a1/photos', 100_000)}x`);
  await all;
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(abortedPaths.length).toBe(requestedPaths.length), 20_000);

  expect((await server.inject({ method: 'POST', url: '/api/a1/photos', payload: 'x' })).body).toBe('hello');
});

it('counts connections by address, except for trusted proxies', async () => {
  await listen();
  const count = () =>
    new Promise<number>((resolve, reject) =>
      server.server.getConnections((error, open) => (error ? reject(error) : resolve(open))),
    );
  await Promise.all(Array.from({ length: 530 }, open));
  await vi.waitFor(async () => expect(await count()).toBe(512), 20_000);

  for (const socket of sockets) socket.destroy();
  await server.close();
  server = createWebServer({ trustedProxies: 1, logLevel: 'silent' });
  await listen();
  await Promise.all(Array.from({ length: 530 }, open));
  await vi.waitFor(async () => expect(await count()).toBe(530), 20_000);
});
