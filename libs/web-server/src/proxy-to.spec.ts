// @module-tag thorough
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { proxyTo } from './proxy-to';
import { aLog } from './testing/a-log';
import { anUpstream } from './testing/an-upstream';
import { ask } from './testing/ask';
import { dripTo } from './testing/drip-to';
import { createWebServer } from './web-server';

type Upstream = Awaited<ReturnType<typeof anUpstream>>;

let server: FastifyInstance;
let upstream: Upstream;
let received: { url: string; headers: IncomingHttpHeaders; body: string }[];

/** Proxies /api with this timeout. */
async function aServer(timeoutMs: number): Promise<FastifyInstance> {
  const webServer = createWebServer({ trustedProxies: 0, logLevel: 'silent' });
  await proxyTo(webServer, { prefix: '/api', upstream: upstream.url, timeoutMs, bodyLimit: 100 });
  return webServer;
}

/** The timeout is now little more than a second. */
async function shortenTimeout(): Promise<void> {
  await server.close();
  server = await aServer(1_100);
}

beforeEach(async () => {
  received = [];
  upstream = await anUpstream((request, response) => {
    const { url = '', headers } = request;
    if (url.includes('hangs')) return;
    if (url.includes('takes-its-time')) return void setTimeout(() => response.end('done'), 3_000);
    if (url.includes('refuses')) return void response.writeHead(413).end('{}');
    if (url.includes('page'))
      return void response.setHeader('content-security-policy', "default-src 'self'").end();
    if (url.includes('breaks')) return void request.socket.destroy();
    if (url.includes('halfway')) {
      const breakOff = () => request.socket.destroy();
      return void response.writeHead(200, { 'content-type': 'application/json' }).write('{"said":', breakOff);
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ url, headers, body });
      const status = url.includes('busy') ? 503 : 200;
      response.writeHead(status, { 'content-type': 'application/json', 'x-from': 'behind', etag: '"1"' });
      response.end('{"said":"hello"}');
    });
  });
  server = await aServer(20_000);
});

afterEach(async () => {
  await server.close();
  await upstream.stop();
});

it('passes requests and responses on unchanged', async () => {
  const response = await server.inject({
    method: 'POST',
    url: '/api/quotes?x=%2F1',
    payload: { length: 1200 },
  });

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ said: 'hello' });
  expect(response.headers).toMatchObject({ 'x-from': 'behind', etag: '"1"' });
  expect(received).toMatchObject([{ url: '/api/quotes?x=%2F1', body: '{"length":1200}' }]);
});

it('adds security headers, and leaves the policy to the upstream', async () => {
  const locked = await server.inject('/api/materials');
  const page = await server.inject('/api/page');

  expect(locked.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
  });
  expect(page.headers['content-security-policy']).toBe("default-src 'self'");
});

it('sends the client address as we saw it, whatever the client claims', async () => {
  await server.inject({
    url: '/api/materials',
    remoteAddress: '203.0.113.9',
    headers: {
      host: 'shop.example',
      forwarded: 'for=6.6.6.6',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-user': 'admin',
      'x-real-ip': '6.6.6.6',
    },
  });

  const headers = received[0]?.headers;
  expect(headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'shop.example',
    'x-forwarded-proto': 'http',
  });
  expect(headers).not.toHaveProperty('x-real-ip');
  expect(headers).not.toHaveProperty('forwarded');
  expect(headers).not.toHaveProperty('x-forwarded-user');
});

it.each([
  ['never answers', '/api/hangs'],
  ['breaks off', '/api/breaks'],
])('answers 503 when the upstream %s', async (_how, url) => {
  await shortenTimeout();
  const response = await server.inject(url);

  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: 'server/unavailable', requestId: expect.any(String) });
  expect(response.headers['cache-control']).toBe('no-store');
});

it('breaks the connection when the upstream does, so that half a response is not taken for a whole one', async () => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;

  const response = await fetch(`http://127.0.0.1:${port}/api/halfway`);

  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

it('answers 503 when the upstream is stopped', async () => {
  await upstream.stop();

  const response = await server.inject('/api/materials');

  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: 'server/unavailable' });
});

it('waits longer only for routes with a longer timeout', async () => {
  await shortenTimeout();
  await proxyTo(server, {
    prefix: '/api/takes-its-time',
    methods: ['POST'],
    upstream: upstream.url,
    timeoutMs: 25_000,
    bodyLimit: 100,
  });
  const responses = await Promise.all([
    server.inject({ method: 'POST', url: '/api/takes-its-time' }),
    server.inject({ method: 'POST', url: '/api/takes-its-time/once-more' }),
    server.inject({ method: 'GET', url: '/api/takes-its-time' }),
    server.inject({ method: 'POST', url: '/api/also-takes-its-time' }),
  ]);

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503, 503]);
});

it('logs which upstream failed, and never the URL, which may grant access (D9)', async () => {
  const { lines, logTo } = aLog();
  const loggingServer = createWebServer({ trustedProxies: 0, logLevel: 'info', logTo });
  await upstream.stop();
  await proxyTo(loggingServer, { prefix: '/api', upstream: upstream.url, timeoutMs: 1_100, bodyLimit: 100 });
  const response = await loggingServer.inject({ url: '/api/quotes/q83vEjRWeJCrze8SNFZ4kA?of=RG1%204PS' });
  await loggingServer.close();

  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    level: 40,
    prefix: '/api',
    method: 'GET',
    reqId: response.json<{ requestId: string }>().requestId,
    reason: 'ECONNREFUSED',
  });
  expect(lines.join('')).not.toMatch(/q83v|RG1|quotes/);
});

it('passes a refusal on at once, without a retry', async () => {
  const response = await server.inject('/api/busy');

  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ said: 'hello' });
  expect(received).toHaveLength(1);
});

it('refuses a body that is declared too large', async () => {
  const response = await server.inject({
    method: 'POST',
    url: '/api/quotes',
    payload: { notes: 'x'.repeat(200) },
  });

  expect(response.statusCode).toBe(413);
  expect(response.json()).toMatchObject({ code: 'request/too-large' });
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(received).toEqual([]);
});

it('accepts a body announced with “Expect: 100-continue”, as curl sends', async () => {
  await server.listen({ host: '127.0.0.1', port: 0 });
  const headers = { expect: '100-continue', 'content-type': 'text/plain' };
  const { status } = await ask(server, { method: 'POST', path: '/api/quotes', headers }, ['hello']);

  expect(status).toBe(200);
  expect(received).toMatchObject([{ url: '/api/quotes', body: 'hello' }]);
});

it('refuses a body that becomes too large while it arrives', async () => {
  await server.listen({ host: '127.0.0.1', port: 0 });
  const large = ['x'.repeat(80), 'x'.repeat(80)];
  const { status } = await ask(server, { method: 'POST', path: '/api/quotes' }, large);

  expect(status).toBe(413);
});

it.each([
  ['a body that turns out too large', 'quotes', 200],
  ['a body that the upstream finds too large', 'photos/refuses', 20],
])('cuts off a client that sends %s', async (_, path, letters) => {
  await proxyTo(server, {
    prefix: '/api/photos',
    upstream: upstream.url,
    timeoutMs: 20_000,
    bodyLimit: 10_000_000,
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  let response = '';
  socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
  const closed = once(socket, 'close');
  // Announces more and never sends it.
  const sent = `${letters.toString(16)}\r\n${'x'.repeat(letters)}\r\n`;
  socket.write(`POST /api/${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n${sent}`);
  await closed;

  expect(response).toMatch(/^HTTP\/1\.1 413 /);
  expect(response).toMatch(/\r\nconnection: close\r\n/i);
});

it('allows bodies their time, and more on routes with a longer limit', async () => {
  const hasty = { upstream: upstream.url, timeoutMs: 30_000, bodyLimit: 100 };
  await proxyTo(server, { ...hasty, prefix: '/api/hasty', methods: ['POST'], bodyTimeMs: 300 });
  await proxyTo(server, { ...hasty, prefix: '/api/:id/photos', methods: ['POST'], bodyTimeMs: 30_000 });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const drip = (path: string) => dripTo(server, path, { times: 4, everyMs: 200 });
  const [timedOut, inTime] = await Promise.all([drip('/api/hasty'), drip('/api/a1/photos')]);

  expect(timedOut).toMatch(/^HTTP\/1\.1 408 [^]*"code":"request\/timed-out"/);
  expect(inTime).toMatch(/^HTTP\/1\.1 200 /);
  expect(received).toMatchObject([{ url: '/api/a1/photos', body: 'xxxx' }]);
});

it.each([
  '/api/../health',
  '/api/%2e%2e/health',
  '/api/%252e%252e/health',
  '/api/..%2fhealth',
  '/api/....health',
  '/api/..%5chealth',
  '/api/materials%00',
  '/api/%',
])('refuses %s, which would leave the proxied prefix', async (path) => {
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { status, body } = await ask(server, { path });

  expect(status).toBe(400);
  expect(body).toContain('request/malformed-url');
  expect(received).toEqual([]);
});
