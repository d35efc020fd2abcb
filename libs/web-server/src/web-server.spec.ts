import type { FastifyInstance } from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { aLog } from './testing/a-log';
import { createWebServer } from './web-server';

let server: FastifyInstance;
const { lines, logTo } = aLog();
const start = ({ trustedProxies = 0, drainSeconds = 0, logLevel = 'silent' } = {}) => {
  lines.length = 0;
  server = createWebServer({ trustedProxies, drainSeconds, logLevel, logTo });
  server.get('/whoami', (request) => ({ ip: request.ip, protocol: request.protocol, host: request.host }));
  server.get('/breaks', () => {
    throw new Error('the password is hunter2');
  });
};
afterEach(() => server.close());

/** The response to raw bytes, after which nothing more is sent. */
async function exchange(bytes: string): Promise<string> {
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (chunk) => (text += chunk.toString())).on('close', () => resolve(text));
  });
}

it('is healthy until it gets a signal, and then keeps answering for a while', async () => {
  start({ drainSeconds: 1 });
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  expect(await statusOf('/health')).toBe(200);

  const closing = server.close();
  await vi.waitFor(async () => expect(await statusOf('/health')).toBe(503));
  // A liveness check must not restart a server that is shutting down.
  expect(await Promise.all(['/health/live', '/breaks'].map(statusOf))).toEqual([200, 500]);
  await closing;
  await expect(statusOf('/health')).rejects.toThrow();
});

it('hides internal errors', async () => {
  start();
  const response = await server.inject('/breaks');

  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ code: 'server/unexpected' });
  expect(response.body).not.toContain('hunter2');
});

it('puts the security headers on responses and errors (D45)', async () => {
  start();
  for (const url of ['/health', '/breaks', '/%']) {
    const { headers } = await server.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.any(String),
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
});

it('sends HSTS to browsers that came by https', async () => {
  start({ trustedProxies: 1 });
  const { headers } = await server.inject({ url: '/health', headers: { 'x-forwarded-proto': 'https' } });

  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
});

const forged = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'x-forwarded-proto': 'https' };

it.each([
  ['without a proxy, ignores forwarded headers', 0, '127.0.0.1', '127.0.0.1', 'http'],
  ['behind one proxy, trusts it and not the client', 1, '127.0.0.1', '203.0.113.9', 'https'],
  ['from an unknown address, ignores forwarded headers', 1, '198.51.100.7', '198.51.100.7', 'http'],
])('%s', async (_title, trustedProxies, remoteAddress, ip, protocol) => {
  start({ trustedProxies: trustedProxies });
  const response = await server.inject({ url: '/whoami', remoteAddress, headers: forged });

  expect(response.json()).toMatchObject({ ip, protocol });
});

it.each([
  ['is the one set by our proxy', 1, '127.0.0.1', 'of-the-gateway', /^of-the-gateway$/],
  ['is a new one if a client sends one', 0, '127.0.0.1', 'of-the-visitor', /^[\da-f-]{36}$/],
  ['is a new one if an unknown proxy sends one', 1, '198.51.100.7', 'of-the-stranger', /^[\da-f-]{36}$/],
  ['is a new one if it is invalid', 1, '127.0.0.1', 'a\tb', /^[\da-f-]{36}$/],
])(
  "a request's id %s, and every answer has it",
  async (_title, trustedProxies, remoteAddress, sentId, id) => {
    start({ trustedProxies });
    for (const url of ['/whoami', '/breaks', '/nothing', '/%']) {
      const { headers } = await server.inject({ url, remoteAddress, headers: { 'x-request-id': sentId } });
      expect(headers['x-request-id']).toMatch(id);
    }
  },
);

it('logs only the route: a URL may grant access, and names are private', async () => {
  start({ logLevel: 'info' });
  server.get('/quote/:id', () => 'a page');
  server.get('/stone/*', () => 'a picture');
  const secret = 'secret-of-a-customer';
  const headers = { cookie: secret, referer: `https://x/${secret}`, 'user-agent': secret };
  const { headers: loggedHeaders } = await server.inject({ url: `/quote/${secret}?name=${secret}`, headers });
  for (const url of ['/stone/a.avif', '/health', '/health/live']) await server.inject({ url, headers });

  expect(lines.join('')).not.toContain(secret);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    {
      reqId: loggedHeaders['x-request-id'],
      method: 'GET',
      route: '/quote/:id',
      status: 200,
      msg: 'answered',
    },
  ]);
});

it.each([
  ['bytes that are not HTTP', 'NONSENSE\r\n\r\n', 400, 'request/invalid'],
  ['a request without a host', 'GET /health HTTP/1.1\r\n\r\n', 400, 'request/invalid'],
  [
    'headers without end',
    `GET /health HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'request/headers-too-large',
  ],
  ['a malformed URL', 'GET /% HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'request/malformed-url'],
])('answers %s in the error format, with the security headers (D45)', async (_, bytes, status, code) => {
  start();
  const response = await exchange(bytes);

  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(response).toContain(`"code":"${code}"`);
  expect(response).toMatch(/^x-frame-options: DENY\r$/m);
  expect(response).toMatch(/^content-security-policy: default-src 'none'; .*\r$/m);
});

it.each([
  ['an unknown expectation', 'host: x\r\nexpect: wonders'],
  ['two hosts', 'host: x\r\nhost: y'],
])('refuses %s in the error format, with the headers of all answers', async (_, head) => {
  start();
  expect(await exchange(`GET /health HTTP/1.1\r\n${head}\r\nconnection: close\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 400 [^]*x-frame-options: DENY[^]*"code":"request\/invalid"/,
  );
});

it('finishes an open response while stopping', async () => {
  start();
  const requested = new Promise<void>((begin) =>
    server.get('/slow', async () => {
      begin();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { done: true };
    }),
  );
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const response = fetch(`${address}/slow`);
  await requested;
  const started = Date.now();
  const closed = server.close();

  expect(await (await response).json()).toEqual({ done: true });
  await closed;
  // It does not wait for the keep-alive connection to end by itself.
  expect(Date.now() - started).toBeLessThan(20_000);
});
