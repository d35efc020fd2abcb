import { createWebServer } from '@app/web-server';
import { anUpstream, builtFolder } from '@app/web-server/testing';
import type { FastifyInstance } from 'fastify';
import { addAdmin } from './add-admin';

const built = builtFolder({
  'index.html': '<div id="root"></div>',
  'mf-manifest.json': '{}',
  'remoteEntry.js': 'var admin;',
  'assets/app.0123456789.js': 'let admin;',
  'visits-worker.js': 'let worker;',
});

let admin: FastifyInstance;
let api: Awaited<ReturnType<typeof anUpstream>>;
let shop: typeof api;

beforeAll(async () => {
  api = await anUpstream(({ url }, response) => response.end(`api ${url}`));
  shop = await anUpstream(({ url }, response) => response.end(`shop ${url}`));
  admin = createWebServer({ trustedProxies: 0, logLevel: 'silent' });
  await addAdmin(admin, { apiUrl: api.url, shopUrl: shop.url, assetsFolder: '' }, built.root);
});
afterAll(async () => {
  await admin.close();
  await api.stop();
  await shop.stop();
  built.remove();
});

it.each([
  ['/mf-manifest.json', 'no-cache'],
  ['/remoteEntry.js', 'no-cache'],
  ['/remoteEntry.js?r=1', 'no-cache'],
  ['/assets/app.0123456789.js', 'public, max-age=31536000, immutable'],
])('allows every shop to load %s, cached as %s', async (url, cacheControl) => {
  const reply = await admin.inject(url);

  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'cache-control': cacheControl,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it('lets the service worker read files for the visits, and for no other page', async () => {
  const { headers } = await admin.inject('/visits-worker.js');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'service-worker-allowed': '/admin/visits',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

it.each(['/', '/admin', '/admin/orders'])(
  'serves its own page at %s, hidden from search engines',
  async (url) => {
    const reply = await admin.inject(url);

    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('id="root"');
    expect(reply.headers['x-robots-tag']).toBe('noindex');
    expect(reply.headers['content-security-policy']).toContain("script-src 'self';");
  },
);

it.each([
  ['GET', '/assets/gone.js'],
  ['GET', '/gone.json?x'],
  ['POST', '/admin'],
] as const)('answers %s %s in the error format (D12)', async (method, url) => {
  const reply = await admin.inject({ method, url });

  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: 'request/not-found' });
});

it("redirects a quote's URL to the shop", async () => {
  const reply = await admin.inject('/quote/kLSwY2vXZwqkrDQuVyeBfQ');

  expect(reply.statusCode).toBe(302);
  expect(reply.headers.location).toBe(`${shop.url}/quote/kLSwY2vXZwqkrDQuVyeBfQ`);
});

it('proxies the API', async () => {
  expect((await admin.inject('/api/materials')).body).toBe('api /api/materials');
});

it("shows the shop's pictures of stones", async () => {
  const picture = '/stone/carrara-white/close-320.jpg?v=1';
  expect((await admin.inject(picture)).body).toBe(`shop ${picture}`);
});
